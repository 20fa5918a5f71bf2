/**
 * From the position in one sprite to the position in an atlas of many (catalogue/space/sprite.ts).
 *
 * Half is added before each quotient is rounded down: a quotient that should be a whole number may come out a little smaller on a GPU.
 */
import { float, fn, vec2 } from 'kirari/node'

/** Where in an atlas of `grid` columns and rows `st` of the sprite number `index` lies. They are counted from the top left, row by row, and go round. */
export const spriteUv = /*#__PURE__*/ fn('spriteUv', [{ st: vec2 }, { grid: vec2 }, { index: float }], vec2, (st, grid, index) => {
  const cells = grid.floor().max(1).toConst('cells')
  const frame = index.floor().toConst('frame')
  const count = cells.x.mul(cells.y).toConst('count')
  const number = frame.sub(count.mul(frame.add(0.5).div(count).floor())).toConst('number')
  const row = number.add(0.5).div(cells.x).floor().toConst('row')
  const corner = vec2(number.sub(cells.x.mul(row)), cells.y.sub(1).sub(row))
  return st.add(corner).div(cells)
})
