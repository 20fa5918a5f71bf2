import { octEncode, random, rotateX } from '@kirari/addons'
import {
  atan2, cos, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Looking up into a vault, whose crown is z in the square.
const ray = rotateX(vec3(p, 0.62), sin(time.mul(0.2)).mul(0.25).sub(0.3))
const e = octEncode(ray)

// Small stones of glass in the square, stars in every eighth of it.
const stone = e.mul(90).floor()
const grain = random(stone)
const joint = e.mul(90).fract().sub(0.5).abs()
const cell = stone.add(0.5).div(90).mul(8)
const q = cell.fract().sub(0.5)
const rays = cos(atan2(q.y, q.x).mul(8)).mul(0.09).add(0.24)
const star = smoothstep(0.04, -0.02, q.length().sub(rays))
const ribs = smoothstep(
  0.075,
  0.06,
  stone.abs().x.min(stone.abs().y).div(45),
).max(
  smoothstep(
    0.075,
    0.06,
    stone.abs().x.add(stone.abs().y).div(90).sub(1).abs(),
  ),
)

const blue = mix(vec3(0.03, 0.07, 0.3), vec3(0.08, 0.24, 0.55), grain)
const gold = mix(
  vec3(0.75, 0.5, 0.14),
  vec3(1, 0.87, 0.45),
  random(stone.add(7)),
)
const red = mix(vec3(0.45, 0.08, 0.08), vec3(0.66, 0.2, 0.12), grain)
const border = mix(
  red,
  gold,
  smoothstep(0.6, 0.7, random(stone.mul(0.5).floor())),
)
const tile = mix(mix(blue, gold, star), border, ribs)
const glint = smoothstep(0.93, 1, random(stone.add(31))).mul(
  sin(time.mul(2).add(grain.mul(40)))
    .mul(0.5)
    .add(0.5),
)
const relief = smoothstep(0.5, 0.4, joint.x.max(joint.y))
  .mul(0.35)
  .add(0.65)
const dim = smoothstep(1.3, 0.1, vec2(p.x.mul(0.8), p.y).length())
export const fragment = vec4(
  tile.mul(relief).add(glint.mul(0.35)).mul(dim),
  1,
)
