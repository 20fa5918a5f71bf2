import { AABB, aabbContain, aabbExpand } from '@kirari/addons'
import {
  cos, mix, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const dot = (i: number): Vec3 => {
  const angle = time.mul(0.4 + 0.17 * i).add(i * 2)
  return vec3(cos(angle).mul(0.42), sin(angle.mul(1.4)).mul(0.26), 0)
}
const dots = [dot(0), dot(1), dot(2)]

// From a box with nothing in it to one that
// holds all three, and then a little more.
const empty = AABB({ min: vec3(3e38), max: vec3(-3e38) })
const frame = dots.reduce((box, one) => aabbExpand(box, one), empty)
const at = vec3(p, 0)
const border = aabbContain(aabbExpand(frame, 0.05), at).and(
  aabbContain(aabbExpand(frame, 0.04), at).not(),
)
const nearest = dots
  .map((one) => one.xy.distance(p))
  .reduce((a, b) => a.min(b))

const ground = mix(
  vec3(0.07, 0.09, 0.15),
  vec3(0.13, 0.17, 0.28),
  vec2(uv).length(),
)
const glow = ground.add(
  vec3(1, 0.6, 0.35).mul(nearest.mul(-30).exp().mul(1.4)),
)

export const fragment = vec4(select(glow, vec3(0.55, 0.85, 1), border), 1)
