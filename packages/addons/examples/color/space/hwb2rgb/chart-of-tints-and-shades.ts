import { drawFill, hwb2rgb } from '@kirari/addons'
import {
  float, floor, fract, mix, resolution, step, time, uv, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// White from left to right, black from bottom to top, while both fit.
const cell = p.add(0.42).mul(9)
const [white, black] = [floor(cell.x).div(7), floor(cell.y).div(7)]
const isThere = step(white.add(black), 1.001).mul(
  step(0, white.min(black)),
)
const disc = drawFill(fract(cell).distance(vec3(0.5).xy), 0.42, px.mul(9))
const ink = hwb2rgb(vec3(time.mul(0.03).add(0.56), white, black))

export const fragment = vec4(
  mix(vec3(0.94, 0.93, 0.9), ink, disc.mul(isThere)),
  1,
)
