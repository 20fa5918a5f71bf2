import {
  blendDarken, drawFill, kaleidoscope, rotate,
} from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Folded, cut, and unfolded again: a scalloped edge, holes in rings.
const tissue = (colour: Vec3, x: number, folds: number): Vec3 => {
  const turned = rotate(p.sub(vec2(x, x * 0.12)), time.mul(0.05 / x))
  const q = kaleidoscope(turned, folds)
  const round = q.distance(vec2(0.36, 0)).sub((0.36 * 3) / folds)
  const edge = turned.length().sub(0.37).min(round)
  const hole = (at: number, size: number, tall: number) =>
    q.sub(vec2(at, 0)).mul(vec2(1, tall)).length().sub(size)
  const slit = q.y
    .sub(0.26 / folds)
    .abs()
    .sub(0.006)
    .max(q.x.sub(0.2).abs().sub(0.055))
  const cut = hole(0.1, 0.05, 2.4)
    .min(hole(0.31, 0.05, 1.1))
    .min(hole(0.4, 0.022, 1))
    .min(slit)
  const paper = drawFill(edge, 0, px).mul(
    float(1).sub(drawFill(cut, 0, px)),
  )
  return mix(vec3(1), colour, paper)
}
const rose = tissue(vec3(0.95, 0.4, 0.5), -0.42, 8)
const sun = tissue(vec3(1, 0.78, 0.25), 0.03, 12)
const sea = tissue(vec3(0.3, 0.68, 0.75), 0.45, 9)
const table = vec3(0.98, 0.96, 0.92)

export const fragment = vec4(
  blendDarken(blendDarken(blendDarken(table, rose), sun), sea),
  1,
)
