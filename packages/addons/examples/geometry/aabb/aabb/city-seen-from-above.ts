import { aabbContain, aabbFromCorners, random } from '@kirari/addons'
import {
  float, mix, resolution, select, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Bool, Vec2 } from 'kirari/node'

const p = uv
  .mul(resolution)
  .div(resolution.y)
  .mul(7)
  .add(vec2(time.mul(0.15), 0))

/** The house of a block, made of pairs of corners. */
const isHouse = (q: Vec2): Bool => {
  const block = q.floor()
  const corner = (seed: number): Vec2 =>
    vec2(random(block.add(seed)), random(block.add(seed + 40)))
  const house = aabbFromCorners(
    vec3(corner(3).mul(0.36).add(0.08), 0),
    vec3(corner(7).mul(0.36).add(0.56), 1),
  )
  const wing = aabbFromCorners(
    vec3(corner(11).mul(0.8).add(0.1), 0),
    vec3(0.5, 0.5, 1),
  )
  const at = vec3(q.sub(block), 0.5)
  return aabbContain(house, at).or(aabbContain(wing, at))
}

// The shadow is the house again, a little away from the sun.
const block = p.floor()
const tint = random(block.add(90))
const roof = mix(vec3(0.74, 0.36, 0.24), vec3(0.86, 0.8, 0.7), tint)
const garden = mix(
  vec3(0.36, 0.5, 0.27),
  vec3(0.55, 0.6, 0.36),
  random(block.add(60)),
)
const along = p.sub(block).sub(0.5).abs()
const street = along.x.max(along.y).greaterThan(0.46)
const ground = select(garden, vec3(0.62, 0.6, 0.57), street)
const shade = select(
  float(1),
  float(0.5),
  isHouse(p.add(vec2(-0.07, 0.06))),
)

export const fragment = vec4(
  select(ground.mul(shade), roof, isHouse(p)),
  1,
)
