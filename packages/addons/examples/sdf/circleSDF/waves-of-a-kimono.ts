import { circleSDF, drawFill, drawStroke, random } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const [width, radius] = [0.3, 0.16]
const first = p.y.div(radius / 2).floor()
const paper = vec3(0.93, 0.9, 0.82)
const ink = mix(vec3(0.05, 0.13, 0.3), vec3(0.12, 0.4, 0.55), uv.y)

// Rows from the back to the front, every second one moved half a width.
const cloth = [2, 1, 0, -1].reduce((behind, step) => {
  const row = first.add(step)
  const shift = row.mul(0.5).fract()
  const column = p.x.div(width).sub(shift).add(0.5).floor()
  const middle = vec2(column.add(shift).mul(width), row.mul(radius / 2))
  const d = circleSDF(p.sub(middle), radius)
  const drift = sin(time.mul(0.5).add(random(vec2(column, row)).mul(6.3)))
  const rings = [0, 0.04, 0.08, 0.12].map((depth) =>
    drawStroke(d, -depth, 0.018, px),
  )
  const lines = rings.reduce((all, ring) => all.max(ring))
  const face = mix(ink.mul(drift.mul(0.12).add(1)), paper, lines)
  return mix(behind, face, drawFill(d, 0, px))
}, ink)

export const fragment = vec4(cloth, 1)
