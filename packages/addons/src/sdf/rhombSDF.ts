/** Signed distance to a rhombus about the origin. Exact everywhere (catalogue/sdf/rhombSDF.ts). */
import { dot, float, fn, length, select, vec2 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'

/** Distance from `p` to a rhombus about the origin whose diagonals are twice `halfSize`, negative inside. */
export const rhombSDF = /*#__PURE__*/ fn('rhombSDF', [{ p: vec2 }, { halfSize: vec2 }], float, (p, halfSize) => {
  // In the first quadrant there is one side: from the corner on the right to the one at the top.
  const from = p.abs().sub(vec2(halfSize.x, 0)).toConst('from')
  const along = vec2(halfSize.x.negate(), halfSize.y).toConst('along')
  const d = length(from.sub(along.mul(alongSegment(dot(from, along), dot(along, along))))).toConst('d')
  return select(d, d.negate(), along.x.mul(from.y).greaterThan(along.y.mul(from.x)))
})
