import { rectSDF, rotate, srandom } from '@kirari/addons'
import {
  float, max, min, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).add(vec2(0, 0.5))
const side = 1 / 11
const at = p.div(side)
// Each square is moved and turned to either side, more and
// more downwards.
const square = (dx: number, dy: number) => {
  const cell = at.floor().add(vec2(dx, dy))
  const disorder = smoothstep(0.95, 0.05, cell.y.div(11)).pow(2)
  const sway = time
    .mul(0.7)
    .add(srandom(vec3(cell, 4)).mul(3))
    .sin()
    .mul(0.12)
    .add(1)
  const amount = disorder.mul(sway)
  const shift = vec2(srandom(vec3(cell, 1)), srandom(vec3(cell, 2)))
    .mul(amount)
    .mul(0.5)
  const turn = srandom(vec3(cell, 3)).mul(amount)
  const local = rotate(at.sub(cell).sub(0.5).sub(shift), turn)
  const isThere = max(
    cell.x.add(0.5).abs().sub(9),
    cell.y.sub(5).abs().sub(5.2),
  )
  return max(rectSDF(local, vec2(0.49)).abs(), isThere)
}
const around = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].map((dy) => square(dx, dy)),
)
const nearest = around.reduce((a, b) => min(a, b), float(9))
const pen = smoothstep(0.045, 0.015, nearest)
const paper = mix(
  vec3(0.96, 0.94, 0.88),
  vec3(0.9, 0.86, 0.78),
  uv.sub(0.5).length(),
)

export const fragment = vec4(mix(paper, vec3(0.13, 0.12, 0.2), pen), 1)
