/**
 * Signed distance to a Koch snowflake of an order up to 8. Exact everywhere (catalogue/sdf/kochSDF.ts).
 *
 * The four parts of a side are mirror images of each other, so two mirrors reduce a side to its first third; what is left in the end is a segment.
 */
import { dot, float, fn, int, length, Loop, select, vec2 } from 'kirari/node'

const root3 = /*#__PURE__*/ Math.sqrt(3)

/** Distance from `p` to the Koch snowflake after `iterations` steps from a triangle with its corners at distance `r`, one at the top; negative inside. */
export const kochSDF = /*#__PURE__*/ fn('kochSDF', [{ p: vec2 }, { r: float }, { iterations: float }], float, (p, r, iterations) => {
  // Into the half side that falls off to the right from the corner at the top: the six halves are mirror images.
  const right = vec2(p.x.abs(), p.y).toConst('right')
  const over = dot(right, vec2(0.5, -root3 / 2)).max(0)
  const half = right.sub(vec2(1, -root3).mul(over)).toConst('half')
  const from = vec2(half.x.abs(), half.y.sub(r)).toConst('from')
  // Along the side from the corner, and away from it.
  const q = vec2(dot(from, vec2(0.5, -root3 / 2)), dot(from, vec2(root3 / 2, 0.5))).toVar('q')
  const side = r.mul(root3).toVar('side')
  Loop(int(iterations.add(0.5).clamp(0, 8)), () => {
    side.mulAssign(1 / 3)
    // The mirror between the first and the second part, then the middle of the first.
    const beyond = q.x
      .sub(side)
      .mul(root3 / 2)
      .add(q.y.mul(0.5))
      .max(0)
    q.subAssign(vec2(root3, 1).mul(beyond))
    q.x.assign(q.x.min(side.sub(q.x)))
  })
  const d = length(vec2(q.x.sub(q.x.clamp(0, side)), q.y))
  return select(d, d.negate(), q.y.lessThan(0))
})
