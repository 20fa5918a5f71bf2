import { lookAt } from '@kirari/addons'
import {
  cos, float, mix, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const t = time.mul(0.5).sub(0.3)
const eye = vec3(
  cos(t).mul(4.2),
  sin(time.mul(0.4)).add(2),
  sin(t).mul(4.2),
)
// Rays of the camera itself go along −z; the
// frame turns them to where it looks.
const ray = lookAt(eye.negate(), vec3(0, 1, 0))
  .mul(vec3(p.add(vec2(0, -0.02)), -1.25))
  .normalize()

// A cube is where the ray is inside three slabs.
const enter = ray.sign().negate().sub(eye).div(ray)
const leave = ray.sign().sub(eye).div(ray)
const near = enter.x.max(enter.y).max(enter.z)
const isCube = near.lessThan(leave.x.min(leave.y).min(leave.z))
const at = eye.add(ray.mul(near))

const isX = enter.x.equal(near)
const isY = enter.y.equal(near)
const face = select(select(at.xy, at.xz, isY), at.zy, isX)
const side = select(select(at.z, at.y, isY), at.x, isX)
const cell = face.add(1).mul(1.5)
// Two layers have been turned: their stickers come from the next face.
const isTurned = at.y.abs().greaterThan(0.34).and(isY.not())
const first = isX.equal(isTurned)
const isBehind = select(
  side,
  side.negate(),
  isTurned.and(isX.not()),
).lessThan(0)
const warm = select(
  vec3(0.95, 0.3, 0.12),
  vec3(0.75, 0.06, 0.1),
  isBehind,
)
const cool = select(
  vec3(0.1, 0.58, 0.28),
  vec3(0.08, 0.28, 0.72),
  isBehind,
)
const cap = select(vec3(0.97, 0.96, 0.92), vec3(1, 0.84, 0.1), isBehind)
const tint = select(select(cool, warm, first), cap, isY)
const q = cell.fract().sub(0.5).abs().sub(0.3).max(0)
const sticker = smoothstep(0.13, 0.1, q.length())
const light = select(select(float(0.62), 1, isY), 0.82, isX)
const gloss = cell.fract().y.mul(0.2).add(0.85)
const cube = mix(vec3(0.05, 0.05, 0.06), tint.mul(gloss), sticker).mul(
  light,
)

// The table, with the shadow under the cube.
const down = float(-1).sub(eye.y).div(ray.y.min(-0.001))
const table = eye.xz.add(ray.xz.mul(down))
const shadow = table.abs().sub(1).max(0).length().mul(-2.2).exp()
const plain = mix(
  vec3(0.9, 0.82, 0.72),
  vec3(0.66, 0.74, 0.8),
  smoothstep(3, 14, table.length()),
)
const ground = plain.mul(shadow.mul(-0.6).add(1))
const wall = vec3(0.66, 0.74, 0.8)
const room = select(wall, ground, ray.y.lessThan(-0.01))

export const fragment = vec4(select(room, cube, isCube), 1)
