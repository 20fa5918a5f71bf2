import { backOut, drawFill, hsl2rgb, rectSDF } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const across = 7
const grid = uv.mul(resolution).div(resolution.y).mul(across)
const cell = grid.floor()
const p = grid.fract().sub(0.5)

// Each tile begins a little after its neighbours to the left and below.
const later = cell.x.add(cell.y).mul(0.06)
const half = backOut(time.add(0.4).mod(3).sub(later).saturate()).mul(0.38)
const px = float(across).div(resolution.y)
const tile = drawFill(rectSDF(p, vec2(half), 0.1), 0, px)
const paint = hsl2rgb(
  vec3(later.mul(0.35).add(0.52), 0.62, mix(0.48, 0.68, p.y.add(0.5))),
)

export const fragment = vec4(mix(vec3(0.07, 0.08, 0.13), paint, tile), 1)
