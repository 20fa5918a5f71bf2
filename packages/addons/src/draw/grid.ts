/**
 * Coverage of a pixel by the lines of a grid: exact for a pixel whose sides are parallel to the lines (catalogue/draw/grid.ts).
 *
 * The two directions are independent, so the uncovered share is the product of the uncovered shares of each.
 */
import { dpdx, dpdy, float, fn, overload, select, vec2 } from 'kirari/node'
import type { Vec2 } from 'kirari/node'

/** The share of a pixel of size `px`, centred `away` from 0, that a line of half width `reach` covers. */
const share = (away: Vec2, reach: Vec2, px: Vec2): Vec2 => {
  const part = (edge: Vec2): Vec2 => edge.div(px).add(0.5).saturate()
  return part(reach.sub(away)).sub(part(reach.add(away).negate()))
}

const lines = /*#__PURE__*/ fn('drawGrid_lines', [{ st: vec2 }, { spacing: vec2 }, { width: float }, { px: vec2 }], float, (st, spacing, width, px) => {
  const cell = spacing.max(1e-20).toConst('cell')
  const away = st
    .sub(cell.mul(st.div(cell).add(0.5).floor()))
    .abs()
    .toConst('away')
  // A pixel as large as a cell has the mean coverage, and so does every larger one: a dense grid turns grey and does not shimmer.
  const size = px.clamp(cell.mul(1e-6), cell).toConst('size')
  const reach = vec2(width).clamp(0, cell).mul(0.5).toConst('reach')
  // The nearest line and the one on the other side of the cell.
  const covered = share(away, reach, size).add(share(cell.sub(away), reach, size))
  const free = float(1).sub(select(covered, 0, spacing.lessThanEqual(0)))
  return float(1).sub(free.x.mul(free.y)).saturate()
})
const explicit = /*#__PURE__*/ fn('drawGrid', [{ st: vec2 }, { spacing: vec2 }, { width: float }, { px: float }], float, (st, spacing, width, px) =>
  lines(st, spacing, width, vec2(px)),
)
const inFragment = /*#__PURE__*/ fn('drawGrid_pixel', [{ st: vec2 }, { spacing: vec2 }, { width: float }], float, (st, spacing, width) => {
  // Each direction by itself: a floor that runs to the horizon is denser in depth than across.
  const right = dpdx(st).toConst('right')
  const up = dpdy(st).toConst('up')
  return lines(st, spacing, width, right.mul(right).add(up.mul(up)).sqrt())
})

/**
 * Lines of this width at every multiple of `spacing`; a spacing of 0 omits the lines of that direction.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawGrid = /*#__PURE__*/ overload(explicit, inFragment)
