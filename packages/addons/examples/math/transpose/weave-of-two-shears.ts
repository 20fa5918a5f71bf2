import { matTranspose, random } from '@kirari/addons'
import {
  float, mat2, mix, resolution, select, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(6)
const cell = p.floor()
const isOdd = cell.x.add(cell.y).mul(0.5).fract().greaterThan(0.25)

// One shear makes stripes that rise to the right; its transpose
// makes the same stripes of x and y exchanged.
const lean = mat2(2, 0, time.mul(0.3).sin(), 1)
const at = select(lean.mul(p), matTranspose(lean).mul(p.yx), isOdd)
const thread = at.x.mul(2).fract().sub(0.5).abs().mul(2)
const number = at.x.mul(2).floor()
const round = float(1).sub(thread.mul(thread)).max(0).sqrt()
const inCell = p.fract().sub(0.5).abs()
const dip = smoothstep(0.5, 0.32, inCell.x.max(inCell.y))
const warp = mix(
  vec3(0.78, 0.24, 0.2),
  vec3(0.93, 0.6, 0.3),
  random(number),
)
const weft = mix(
  vec3(0.1, 0.22, 0.42),
  vec3(0.2, 0.5, 0.6),
  random(number.add(0.5)),
)
const yarn = select(warp, weft, isOdd)

export const fragment = vec4(
  yarn.mul(round.mul(0.7).add(0.3)).mul(dip.mul(0.6).add(0.4)),
  1,
)
