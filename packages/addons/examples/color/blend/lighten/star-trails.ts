import { blendLighten, random, valueNoise } from '@kirari/addons'
import {
  atan2, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(vec2(0.55, 0.62)).mul(resolution).div(resolution.y)
const turn = atan2(p.y, p.x)
  .div(2 * Math.PI)
  .add(0.5)

// Each ring is one star; its trail grows with the exposure.
const exposure = time.mul(0.02).fract().mul(0.3).add(0.08)
const trails = (sky: Vec3, i: number): Vec3 => {
  const ring = p.length().mul(70 + i * 17)
  const star = ring.floor().add(i * 100)
  const begins = random(star)
  const age = turn.sub(begins).fract()
  const on = smoothstep(0, 0.004, age).mul(
    smoothstep(exposure, exposure.sub(0.01), age),
  )
  const thin = smoothstep(0.5, 0.1, ring.fract().sub(0.5).abs())
  const bright = random(star.add(0.5)).mul(0.85).add(0.05)
  const tint = mix(
    vec3(1, 0.75, 0.5),
    vec3(0.6, 0.8, 1),
    random(star.add(7)),
  )
  return blendLighten(sky, tint.mul(on.mul(thin).mul(bright)))
}
const dusk = mix(
  vec3(0.3, 0.2, 0.28),
  vec3(0.03, 0.05, 0.14),
  uv.y.mul(1.4),
)
const sky = [0, 1, 2].reduce(trails, dusk)

const ridge = valueNoise(uv.x.mul(9))
  .mul(0.1)
  .add(float(0.24).sub(uv.x.sub(0.3).abs().mul(0.3)))
const hill = smoothstep(ridge.add(0.003), ridge.sub(0.003), uv.y)

export const fragment = vec4(mix(sky, vec3(0.02, 0.02, 0.04), hill), 1)
