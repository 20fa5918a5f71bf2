/**
 * Hexagons with a corner up, one unit from centre to centre (catalogue/space/hexTile.ts).
 *
 * Their centres are two rectangular lattices, one at the centres of the other. Rounding finds the nearest of each, and the
 * nearer of the two is the hexagon's.
 */
import { dot, float, fn, select, vec2, vec4 } from 'kirari/node'

// A rectangle is one hexagon wide and two rows high.
const height = /*#__PURE__*/ Math.sqrt(3)

/** (x, y, q, r): the position relative to the hexagon's centre, and the hexagon's axial coordinates. */
export const hexTile = /*#__PURE__*/ fn('hexTile', [{ st: vec2 }, { scale: float }], vec4, (st, scale) => {
  const p = st.mul(scale).toConst('p')
  const size = vec2(1, height)
  const even = p.div(size).add(0.5).floor().toConst('even')
  const odd = p.div(size).floor().toConst('odd')
  const fromEven = p.sub(even.mul(size)).toConst('fromEven')
  const fromOdd = p.sub(odd.add(0.5).mul(size)).toConst('fromOdd')
  const isOdd = dot(fromOdd, fromOdd).lessThan(dot(fromEven, fromEven)).toConst('isOdd')
  const rectangle = select(even, odd, isOdd).toConst('rectangle')
  const row = rectangle.y.mul(2).add(select(0, 1, isOdd))
  return vec4(select(fromEven, fromOdd, isOdd), rectangle.x.sub(rectangle.y), row)
})
