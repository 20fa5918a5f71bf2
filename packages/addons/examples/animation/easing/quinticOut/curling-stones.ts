import { drawFill, lineSDF, quinticOut, rotate } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const house = p.sub(vec2(0.45, 0)).length()
const ice = mix(vec3(0.84, 0.92, 0.97), vec3(0.95, 0.98, 1), uv.y)
const blue = mix(ice, vec3(0.2, 0.45, 0.75), drawFill(house, 0.42, px))
const white = mix(blue, ice, drawFill(house, 0.28, px))
const red = mix(white, vec3(0.85, 0.25, 0.25), drawFill(house, 0.15, px))
const sheet = mix(red, ice, drawFill(house, 0.04, px))

// Each stone is thrown a little later than the one before.
const goals = [
  vec2(0.5, 0.02),
  vec2(0.2, -0.16),
  vec2(0.68, 0.2),
  vec2(0.36, 0.24),
  vec2(-0.1, 0.1),
]
const stone = (below: Vec3, goal: Vec2, i: number): Vec3 => {
  const slid = quinticOut(
    time
      .add(0.9)
      .mod(7)
      .sub(i * 0.9)
      .div(3.2)
      .saturate(),
  )
  const start = vec2(-1.3, (i % 3) * 0.16 - 0.16)
  const away = p.sub(mix(start, goal, slid)).toConst('away')
  const colour =
    i % 2 === 0 ? vec3(0.95, 0.75, 0.15) : vec3(0.8, 0.12, 0.2)
  const shade = drawFill(away.length(), 0.085, 0.03)
  const shaded = below.mul(float(1).sub(shade.mul(0.4)))
  const round = mix(shaded, vec3(0.55), drawFill(away.length(), 0.075, px))
  const cap = mix(round, colour, drawFill(away.length(), 0.048, px))
  const grip = lineSDF(
    rotate(away, slid.mul(4).add(i)),
    vec2(-0.03, 0),
    vec2(0.03, 0),
  )
  return mix(cap, colour.mul(0.55), drawFill(grip, 0.011, px))
}
export const fragment = vec4(goals.reduce(stone, sheet), 1)
