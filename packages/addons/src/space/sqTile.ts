/**
 * Squares of side 1, counted from the origin (catalogue/space/sqTile.ts).
 *
 * Next to a border, rounding could give a place of 1, and a fused multiplication one below 0. Both would belong to a neighbour, so the place is clamped.
 */
import { float, fn, vec2, vec4 } from 'kirari/node'

// The largest number below 1.
const belowOne = 1 - 2 ** -24

/** (x, y, column, row): the position from the tile's lower left corner, and the number of the tile. */
export const sqTile = /*#__PURE__*/ fn('sqTile', [{ st: vec2 }, { scale: float }], vec4, (st, scale) => {
  const p = st.mul(scale).toConst('p')
  const cell = p.floor().toConst('cell')
  return vec4(p.sub(cell).clamp(0, belowOne), cell)
})
