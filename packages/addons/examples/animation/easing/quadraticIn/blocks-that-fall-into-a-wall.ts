import { drawFill, hsl2rgb, quadraticIn, rectSDF } from '@kirari/addons'
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
import type { Vec3 } from 'kirari/node'

const rows = 6
const p = uv.mul(resolution).div(resolution.y).mul(rows)
const column = p.x.floor()
const px = float(rows).div(resolution.y)

// In each column the blocks land one after another, from the lowest up.
const block = (below: Vec3, row: number): Vec3 => {
  const left = time
    .add(0.4)
    .mod(5)
    .mul(1.4)
    .sub(row * 0.55)
  const late = column.mul(2.4).sin().mul(0.35).add(0.35)
  const fallen = quadraticIn(left.sub(late).saturate()).mul(rows + 1)
  const y = p.y.sub(row + 0.5).sub(float(rows + 1).sub(fallen))
  const shape = rectSDF(vec2(p.x.fract().sub(0.5), y), vec2(0.46), 0.08)
  const hue = column
    .mul(0.03)
    .add(row * 0.035)
    .add(0.95)
  const paint = hsl2rgb(vec3(hue, 0.6, y.mul(0.12).add(0.58)))
  return mix(below, paint, drawFill(shape, 0, px))
}
const sky = mix(vec3(0.17, 0.16, 0.3), vec3(0.1, 0.09, 0.2), uv.y)

export const fragment = vec4([0, 1, 2, 3].reduce(block, sky), 1)
