import { gnoise, taylorInvSqrt } from '@kirari/addons'
import {
  dot, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const depth = float(0.35).div(float(1.12).sub(uv.y))
const p = vec2(uv.x.sub(0.5).mul(resolution.x).div(resolution.y), 1)
  .mul(depth)
  .mul(9)
const water = (q: Vec2) =>
  gnoise(q.mul(vec2(1, 2.2)).add(vec2(0, time.mul(0.5)))).add(
    gnoise(q.mul(vec2(2.3, 4)).sub(time.mul(0.3))).mul(0.4),
  )
const height = water(p)
const slope = vec2(
  water(p.add(vec2(0.02, 0))),
  water(p.add(vec2(0, 0.02))),
)
  .sub(height)
  .mul(50 * 0.14)
  .clamp(-0.4, 0.4)

// Upright, with a squared length of 0.64 and a little more.
const normal = vec3(slope, 0.8)
const unit = normal.mul(taylorInvSqrt(dot(normal, normal)))
const sun = dot(unit, vec3(0, 0.42, 0.907)).max(0)
const mirror = mix(
  vec3(0.98, 0.72, 0.5),
  vec3(0.3, 0.42, 0.6),
  unit.y.mul(1.4).add(0.35).saturate(),
)
const deep = mix(vec3(0.05, 0.16, 0.2), mirror, uv.y.mul(0.6).add(0.3))
const glint = sun
  .pow(40)
  .mul(vec2(p.x.div(depth), 0).length().mul(-1.4).exp())

export const fragment = vec4(
  deep.add(vec3(1, 0.8, 0.55).mul(glint).mul(1.6)),
  1,
)
