/**
 * The distance to a flat shape that is pulled out to a solid. Exact where that to the flat shape is (catalogue/sdf/opExtrude.ts).
 *
 * Seen along the outline, the solid is the corner of a rectangle: its side is the wall, its end the lid.
 */
import { float, fn, length, vec2 } from 'kirari/node'

/** The distance in space, from `d` in the plane of a flat shape and `z` across it; the solid reaches from −halfHeight to halfHeight. */
export const opExtrude = /*#__PURE__*/ fn('opExtrude', [{ d: float }, { z: float }, { halfHeight: float }], float, (d, z, halfHeight) => {
  const q = vec2(d, z.abs().sub(halfHeight)).toConst('q')
  return length(q.max(0)).add(q.x.max(q.y).min(0))
})
