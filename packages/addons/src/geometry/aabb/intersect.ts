/**
 * Where a ray enters and leaves a box: the slab test of Kay and Kajiya 1986 (catalogue/geometry/aabb/intersect.ts).
 *
 * A ray parallel to a pair of faces never meets them: between them it is inside their slab everywhere, beside them
 * outside. These are the two results for such an axis, instead of a division by zero.
 */
import { fn, max, min, select, vec2, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { AABB } from './type.ts'

// Close to the largest float: practically infinite, yet a number that every device compares alike.
const farthest = 3e38

const largest = (v: Vec3): Float => max(v.x, max(v.y, v.z))
const smallest = (v: Vec3): Float => min(v.x, min(v.y, v.z))

/** (near, far): the ray is inside the box from origin + near·direction to origin + far·direction. It misses when near > far. */
export const aabbIntersect = /*#__PURE__*/ fn('aabbIntersect', [{ box: AABB }, { origin: vec3 }, { direction: vec3 }], vec2, (box, origin, direction) => {
  const along = direction.abs().lessThan(1e-20).toConst('along')
  const divisor = select(direction, 1, along).toConst('divisor')
  const a = box.min.sub(origin).div(divisor).toConst('a')
  const b = box.max.sub(origin).div(divisor).toConst('b')
  const near = min(a, b).toConst('near')
  const far = max(a, b).toConst('far')
  // With a divisor of 1, near and far are the two faces relative to the origin: it is beside them when both are on one side.
  const beside = max(near, far.negate()).greaterThan(0)
  const always = select(-farthest, farthest, beside).toConst('always')
  const enter = select(near, always, along).toConst('enter')
  const leave = select(far, always.negate(), along).toConst('leave')
  return vec2(largest(enter), smallest(leave))
})
