/** Signed distance to an upright pyramid on a square, about the origin. Exact everywhere (catalogue/sdf/pyramidSDF.ts). */
import { dot, float, fn, length, select, vec2, vec3 } from 'kirari/node'
import { alongSegment } from './alongSegment.ts'
import { lineSDF } from './lineSDF.ts'

/** Distance from `p` to a pyramid from a square of these half sides at −halfHeight to its tip at halfHeight, negative inside. */
export const pyramidSDF = /*#__PURE__*/ fn('pyramidSDF', [{ p: vec3 }, { halfBase: float }, { halfHeight: float }], float, (p, halfBase, halfHeight) => {
  // All four faces are alike: look at the one that p is in front of.
  const x = p.x.abs().max(p.z.abs()).toConst('x')
  const z = p.x.abs().min(p.z.abs()).toConst('z')
  const low = halfHeight.negate().toConst('low')
  const from = vec2(x.sub(halfBase), p.y.sub(low)).toConst('from')
  const along = vec2(halfBase.negate(), halfHeight.mul(2)).toConst('along')
  const t = alongSegment(dot(from, along), dot(along, along)).toConst('t')
  const toBase = length(vec3(from.x.max(0), from.y, z.sub(halfBase).max(0)))
  const toEdge = lineSDF(vec3(x, p.y, z), vec3(halfBase, low, halfBase), vec3(0, halfHeight, 0)).toConst('toEdge')
  // The face is narrower further up; beside it, the edge is nearer.
  const toFace = select(toEdge, length(from.sub(along.mul(t))), z.lessThanEqual(halfBase.mul(float(1).sub(t))))
  const d = toBase.min(toEdge).min(toFace).toConst('d')
  const isInside = from.y.greaterThan(0).and(from.x.mul(along.y).lessThan(from.y.mul(along.x)))
  return select(d, d.negate(), isInside)
})
