/**
 * Signed distance to a heart about the origin. Exact everywhere (catalogue/sdf/heartSDF.ts).
 *
 * The heart is a square on its corner with a half disc on each of its upper sides.
 */
import { dot, float, fn, length, select, vec2 } from 'kirari/node'

/** With sides of √2 the square reaches from y = −1 to 1, and the half discs end at x = ±(1 + √2)/2 and y = (1 + √2)/2. */
const reach = (1 + Math.SQRT2) / 2

/** Distance from `p` to an upright heart about the origin with this half width, negative inside. */
export const heartSDF = /*#__PURE__*/ fn('heartSDF', [{ p: vec2 }, { halfWidth: float }], float, (p, halfWidth) => {
  const unit = halfWidth.max(0).div(reach).toConst('unit')
  // From the centre of the square; the middle of the height is above it.
  const q = vec2(p.x.abs(), p.y.add(unit.mul((reach - 1) / 2))).toConst('q')
  // Along the lower side from the tip, and away from it.
  const along = q.x.add(q.y).add(unit).mul(Math.SQRT1_2).clamp(0, unit.mul(Math.SQRT2))
  const toSide = q.sub(vec2(along.mul(Math.SQRT1_2), along.mul(Math.SQRT1_2).sub(unit))).toConst('toSide')
  const toDent = q.sub(vec2(0, unit)).toConst('toDent')
  const straight = dot(toSide, toSide).min(dot(toDent, toDent)).sqrt().toConst('straight')
  const round = length(q.sub(unit.mul(0.5))).sub(unit.mul(Math.SQRT1_2))
  const signed = select(straight, straight.negate(), q.x.sub(q.y).lessThan(unit))
  return select(signed, round, q.x.add(q.y).greaterThan(unit))
})
