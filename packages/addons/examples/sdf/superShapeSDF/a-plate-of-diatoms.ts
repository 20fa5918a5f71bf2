import {
  drawFill, drawStroke, random, rotate2d, superShapeSDF,
} from '@kirari/addons'
import {
  float, mix, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px).mul(3).add(vec2(0, 0.5))
const cell = p.floor()
const pick = (n: number) => random(cell.add(n * 13 + 5))
const turn = time.mul(0.1).mul(pick(0).sub(0.5)).add(pick(1).mul(6))
const q = rotate2d(turn).mul(p.sub(cell).sub(0.5))

// Other numbers in every cell.
const m = pick(2)
  .mul(8)
  .floor()
  .add(select(float(3), 2, pick(9).greaterThan(0.8)))
const n1 = pick(3).mul(1.4).add(0.4)
const n2 = pick(4).mul(1.1).add(0.9)
const grow = sin(time.mul(0.6).add(pick(5).mul(6))).mul(0.02)
const shell = superShapeSDF(q, grow.add(0.42), m, n1, n2, n2)

const pore = sin(shell.mul(90))
  .mul(sin(q.x.mul(70)).mul(q.y.mul(70).sin()).mul(0.5).add(0.5))
  .mul(0.5)
  .add(0.5)
const hue = pick(6).mul(6)
const glass = vec3(sin(hue), sin(hue.add(2)), sin(hue.add(4)))
  .mul(0.2)
  .add(vec3(0.45, 0.62, 0.62))
const lens = px.mul(3)
const body = glass.mul(
  shell.mul(-2.2).saturate().mul(0.7).add(pore.mul(0.35)).add(0.1),
)
const lines = [0, 0.07, 0.14].map((depth, i) =>
  drawStroke(shell, -depth, 0.012, lens).mul(1 - 0.3 * i),
)
const bright = lines.reduce((all, one) => all.add(one))
const dark = vec3(0.02, 0.04, 0.06).add(
  shell.max(0).mul(-16).exp().mul(0.06),
)

export const fragment = vec4(
  mix(dark, body, drawFill(shell, 0, lens)).add(
    vec3(0.8, 0.9, 0.85).mul(bright).mul(0.6),
  ),
  1,
)
