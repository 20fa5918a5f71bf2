import { lineSDF, scale } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  select,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Whatever lies further away is smaller, towards this point.
const vanishing = vec2(0.05, -0.06)
const q = p.sub(vanishing)
const sky = mix(
  vec3(0.28, 0.27, 0.45),
  vec3(0.04, 0.06, 0.16),
  q.y.mul(2),
)
const wet = smoothstep(0.004, -0.004, q.x.abs().add(q.y.mul(0.85)))
const land = mix(vec3(0.05, 0.08, 0.09), vec3(0.1, 0.1, 0.16), wet)
const haze = vec3(0.9, 0.62, 0.45).mul(q.y.abs().mul(-13).exp().mul(0.5))
let picture: Vec3 = select(sky, land, q.y.lessThan(0)).add(haze)

const drift = time.mul(0.12).fract()
for (let i = 7; i >= 0; i--) {
  // The lamp is drawn once, as it stands next to us. Scaled
  // coordinates move away from the point, so the lamp comes closer to it.
  const place = float(i).sub(drift)
  const depth = float(1.55).pow(place.add(0.3))
  const at = scale(p, depth, vanishing).sub(vanishing)
  const side = vec2(at.x.abs(), at.y)
  const post = lineSDF(side, vec2(0.72, -0.62), vec2(0.72, 0.42)).sub(
    0.016,
  )
  const arm = lineSDF(side, vec2(0.72, 0.42), vec2(0.52, 0.5)).sub(0.012)
  const fog = mix(
    vec3(0.03, 0.04, 0.07),
    vec3(0.62, 0.46, 0.42),
    place.div(6.5).saturate(),
  )
  const shown = smoothstep(7, 6.9, place)
  const soft = depth.mul(0.0025)
  const iron = smoothstep(soft, soft.negate(), post.min(arm)).mul(shown)
  const lamp = side.sub(vec2(0.5, 0.48)).mul(vec2(0.7, 1)).length()
  const light = smoothstep(0.045, 0.03, lamp).add(
    lamp.mul(-9).exp().mul(0.6),
  )
  const puddle = side.sub(vec2(0.42, -0.62)).mul(vec2(1, 4)).length()
  const lit = light.max(smoothstep(0.5, 0, puddle).mul(0.16)).mul(shown)
  picture = mix(picture, fog, iron).add(vec3(1, 0.76, 0.42).mul(lit))
}

export const fragment = vec4(picture, 1)
