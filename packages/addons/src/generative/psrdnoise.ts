/**
 * Simplex noise of the plane that repeats, whose gradients turn, and which returns its derivative (catalogue/generative/psrdnoise.ts):
 * Gustavson and McEwan 2022.
 *
 * Its triangles have a base and a height of 1, so that they repeat after whole numbers in x, and after even ones in y.
 */
import { dot, float, fn, ivec2, step, uvec2, vec2, vec3 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'
import { turnedDirection } from './direction.ts'
import { inPeriod, periodsBefore } from './period.ts'

/** The contribution of one lattice point to the noise and to its derivative; `away` is the position relative to it. */
const corner = /*#__PURE__*/ fn('psrdCorner', [{ cell: vec2 }, { period: vec2 }, { away: vec2 }, { turns: float }], vec3, (cell, period, away, turns) => {
  const rows = periodsBefore(cell.y, period.y).mul(period.y).toConst('rows')
  // A row up is half a triangle to the left.
  const first = vec2(inPeriod(cell.x.sub(rows.mul(0.5)), period.x), cell.y.sub(rows))
  const slope = turnedDirection(uvec2(ivec2(first)), turns).toConst('slope')
  const height = dot(slope, away).toConst('height')
  // 0.8 is the smallest squared height of a triangle.
  const rest = float(0.8).sub(dot(away, away)).max(0).toConst('rest')
  const square = rest.mul(rest).toConst('square')
  return vec3(height, slope)
    .mul(square)
    .mul(square)
    .sub(vec3(0, away).mul(square.mul(rest).mul(height).mul(8)))
})

/** Noise in [−1, 1] and its derivative, (n, ∂n/∂x, ∂n/∂y). It begins again after every `period`, and `alpha` turns its gradients. */
export const psrdnoise = /*#__PURE__*/ fn('psrdnoise', [{ p: vec2 }, { period: vec2 }, { alpha: float }], vec3, (p, period, alpha) => {
  const rounded = vec2(period.x.add(0.5).floor(), period.y.mul(0.5).add(0.5).floor().mul(2)).toConst('rounded')
  const turns = alpha.div(2 * Math.PI).toConst('turns')
  const skewed = vec2(p.x.add(p.y.mul(0.5)), p.y).toConst('skewed')
  const cell = skewed.floor().toConst('cell')
  const t = skewed.sub(cell).toConst('t')
  const away = vec2(t.x.sub(t.y.mul(0.5)), t.y).toConst('away')
  const isRight = step(t.y, t.x)
  const middle = vec2(isRight, float(1).sub(isRight)).toConst('middle')
  const at = (offset: typeof middle): Vec3 => corner(cell.add(offset), rounded, away.sub(vec2(offset.x.sub(offset.y.mul(0.5)), offset.y)), turns)
  return corner(cell, rounded, away, turns)
    .add(at(middle))
    .add(corner(cell.add(1), rounded, away.sub(vec2(0.5, 1)), turns))
    .mul(10.9)
})
