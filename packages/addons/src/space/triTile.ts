/**
 * Equilateral triangles of side 1 (catalogue/space/triTile.ts).
 *
 * Rows are sheared so that the corners of the triangles become those of squares. The diagonal of a square parts its two triangles.
 */
import { float, fn, select, vec2, vec4 } from 'kirari/node'

const height = /*#__PURE__*/ Math.sqrt(3) / 2

/** (x, y, column, row): the position relative to the triangle's centre, with a corner up, and the number of the triangle, whose column is odd where the corner points down. */
export const triTile = /*#__PURE__*/ fn('triTile', [{ st: vec2 }, { scale: float }], vec4, (st, scale) => {
  const p = st.mul(scale).toConst('p')
  const y = p.y.div(height).toConst('y')
  const sheared = vec2(p.x.sub(y.mul(0.5)), y).toConst('sheared')
  const cell = sheared.floor().toConst('cell')
  const q = sheared.sub(cell).toConst('q')
  const down = select(0, 1, q.x.add(q.y).greaterThanEqual(1)).toConst('down')
  // The centre of a triangle is a third of each of its sides away from a corner.
  const r = q.sub(down.add(1).div(3)).toConst('r')
  const place = vec2(r.x.add(r.y.mul(0.5)), r.y.mul(height))
  return vec4(place.mul(float(1).sub(down.mul(2))), cell.x.mul(2).add(down), cell.y)
})
