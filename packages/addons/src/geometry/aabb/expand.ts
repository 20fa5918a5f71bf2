/**
 * Expands a box: by a margin, or just enough to contain a point or another box (catalogue/geometry/aabb/expand.ts).
 *
 * The margin comes first among the overloads: a bare number is a margin and not a point with three equal coordinates.
 */
import { float, fn, max, min, overload, vec3 } from 'kirari/node'
import { AABB } from './type.ts'

const byMargin = /*#__PURE__*/ fn('aabbExpand', [{ box: AABB }, { margin: float }], AABB, (box, margin) => {
  // Shrunk past its centre the box would turn inside out: there it stops. An empty box is inside out, and stays so.
  const middle = box.min.add(box.max).mul(0.5).toConst('middle')
  return AABB({ min: min(box.min.sub(margin), max(box.min, middle)), max: max(box.max.add(margin), min(box.max, middle)) })
})

const toPoint = /*#__PURE__*/ fn('aabbExpand_point', [{ box: AABB }, { p: vec3 }], AABB, (box, p) => AABB({ min: min(box.min, p), max: max(box.max, p) }))

const toBox = /*#__PURE__*/ fn('aabbExpand_box', [{ box: AABB }, { other: AABB }], AABB, (box, other) =>
  AABB({ min: min(box.min, other.min), max: max(box.max, other.max) }),
)

/** The smallest box that contains `box` and a point or another box; or `box` with a margin on every side. */
export const aabbExpand = /*#__PURE__*/ overload(byMargin, toPoint, toBox)
