import { displace, fbm } from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const swell = displace(vec2, (p) => {
  // Waves come closer together towards the horizon.
  const depth = float(0.12).div(p.y.negate().max(0.004))
  return fbm(
    vec3(p.x.mul(depth).mul(3), depth.mul(9).add(time), time.mul(0.4)),
    4,
  )
})
const p = uv.sub(vec2(0.5, 0.42)).mul(resolution).div(resolution.y)
const isSea = p.y.lessThan(0)
const mirrored = swell(p, vec2(0.5, 1), p.y.negate().mul(1.4)).mul(
  vec2(1, -1),
)
const at = select(p, vec2(mirrored.x, mirrored.y.abs()), isSea)
const away = at.distance(vec2(0, 0.16))
const sky = mix(
  vec3(1, 0.55, 0.3),
  vec3(0.16, 0.13, 0.36),
  smoothstep(0, 0.55, at.y),
)
const glow = vec3(1, 0.72, 0.4).mul(away.mul(-4).exp())
const sun = mix(
  sky.add(glow.mul(0.6)),
  vec3(1, 0.93, 0.75),
  smoothstep(0.085, 0.08, away),
)

export const fragment = vec4(
  select(sun, sun.mul(vec3(0.6, 0.62, 0.8)), isSea),
  1,
)
