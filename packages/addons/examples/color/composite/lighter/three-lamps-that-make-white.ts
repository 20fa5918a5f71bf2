import { compositeLighter, drawFill } from '@kirari/addons'
import { float, resolution, uv, vec2, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const lamp = (x: number, y: number) =>
  drawFill(p.distance(vec2(x, y)), 0.24, px)

const red = vec4(1, 0.1, 0.1, 1).mul(lamp(-0.13, -0.08))
const green = vec4(0.1, 0.9, 0.1, 1).mul(lamp(0.13, -0.08))
const blue = vec4(0.1, 0.2, 1, 1).mul(lamp(0, 0.14))
const dark = vec4(0.04, 0.04, 0.06, 1)

export const fragment = [red, green, blue].reduce(
  (sum, light) => compositeLighter(light, sum),
  dark,
)
