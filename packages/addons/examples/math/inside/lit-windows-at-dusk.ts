import { inside, random } from '@kirari/addons'
import {
  float, floor, mix, resolution, sin, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)
let view = mix(vec3(1, 0.62, 0.42), vec3(0.2, 0.22, 0.45), uv.y.mul(1.1))
for (const [depth, count] of [
  [0, 9],
  [1, 7],
  [2, 5],
] as const) {
  const x = p.x.mul(count / 2).add(depth * 0.37)
  const house = floor(x)
  const height = random(vec2(house, depth))
    .mul(0.42)
    .add(0.62 - depth * 0.2)
  const wall = mix(
    vec3(0.42, 0.33, 0.45),
    vec3(0.07, 0.07, 0.13),
    depth / 2,
  )
  const tower = inside(
    vec2(x.sub(house), p.y),
    vec2(0.04, -1),
    vec2(0.96, height),
    px.mul(count / 2),
  )

  // Five windows a floor; some are lit, and go out in time.
  const at = vec2(
    x.sub(house).sub(0.04).div(0.92).mul(5),
    height.sub(p.y).div(0.045),
  )
  const pane = inside(
    at.fract(),
    vec2(0.25, 0.2),
    vec2(0.75, 0.75),
    px.mul((11 * count) / 4.5),
  )
  const chance = random(vec3(floor(at), house.add(depth * 50)))
  const lit = step(0.62, chance).mul(
    step(-0.7, sin(time.mul(0.3).add(chance.mul(80)))),
  )
  const glass = mix(wall.mul(0.75), vec3(1, 0.82, 0.45), lit)
  view = mix(view, mix(wall, glass, pane.mul(step(0.6, at.y))), tower)
}

export const fragment = vec4(view, 1)
