/** Squares of side 1, mirrored in every odd column and row (catalogue/space/mirrorTile.ts). */
import { float, fn, vec2, vec4 } from 'kirari/node'
import { mirror } from '../math/mirror.ts'

/** (x, y, column, row): the position, which is continuous, and the number of the tile. */
export const mirrorTile = /*#__PURE__*/ fn('mirrorTile', [{ st: vec2 }, { scale: float }], vec4, (st, scale) => {
  const p = st.mul(scale).toConst('p')
  return vec4(mirror(p), p.floor())
})
