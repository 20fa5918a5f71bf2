/** Distance to a segment between two points, in the plane and in space (catalogue/sdf/lineSDF.ts). */
import { dot, float, fn, length, overload, vec2, vec3 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'

const inPlane = /*#__PURE__*/ fn('lineSDF', [{ p: vec2 }, { a: vec2 }, { b: vec2 }], float, (p, a, b) => {
  const from = p.sub(a).toConst('from')
  const along = b.sub(a).toConst('along')
  return length(from.sub(along.mul(alongSegment(dot(from, along), dot(along, along)))))
})
const inSpace = /*#__PURE__*/ fn('lineSDF_vec3', [{ p: vec3 }, { a: vec3 }, { b: vec3 }], float, (p, a, b) => {
  const from = p.sub(a).toConst('from')
  const along = b.sub(a).toConst('along')
  return length(from.sub(along.mul(alongSegment(dot(from, along), dot(along, along)))))
})

/** Distance from `p` to the segment from `a` to `b`. Subtract a radius to give it thickness and round ends. */
export const lineSDF = /*#__PURE__*/ overload(inPlane, inSpace)
