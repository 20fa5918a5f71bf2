/** The cube around a box (catalogue/geometry/aabb/square.ts). */
import { fn, max, min } from 'kirari/node'
import { AABB } from './type.ts'

/** The smallest cube with the same centre that contains the box. */
export const aabbSquare = /*#__PURE__*/ fn('aabbSquare', [{ box: AABB }], AABB, (box) => {
  const middle = box.min.add(box.max).mul(0.5).toConst('middle')
  const sides = box.max.sub(box.min).toConst('sides')
  const reach = sides.x.max(sides.y).max(sides.z).mul(0.5).toConst('reach')
  // Centre ± half a side may round to just inside the longest side: the cube must contain the box to the bit.
  return AABB({ min: min(middle.sub(reach), box.min), max: max(middle.add(reach), box.max) })
})
