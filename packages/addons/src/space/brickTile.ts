/** Squares in rows, the odd rows half a square further to the right (catalogue/space/brickTile.ts). */
import { float, fn, vec2, vec4 } from 'kirari/node'
import { sqTile } from './sqTile.ts'

/** (x, y, column, row): the position from the tile's lower left corner, and the number of the tile. */
export const brickTile = /*#__PURE__*/ fn('brickTile', [{ st: vec2 }, { scale: float }], vec4, (st, scale) => {
  const p = st.mul(scale).toConst('p')
  // The fractional part of half a whole number is 0 or ½, also for negative numbers.
  const shift = p.y.floor().mul(0.5).fract()
  return sqTile(vec2(p.x.sub(shift), p.y), 1)
})
