/**
 * The intersection of two shapes, with a sharp or a soft edge (catalogue/sdf/opIntersection.ts).
 *
 * The result is the complement of a union: that of the complements of both shapes.
 */
import { float, fn, overload } from 'kirari/node'
import { opUnion } from './opUnion.ts'

const sharp = /*#__PURE__*/ fn('opIntersection', [{ d1: float }, { d2: float }], float, (d1, d2) => d1.max(d2))

const soft = /*#__PURE__*/ fn('opIntersection_smooth', [{ d1: float }, { d2: float }, { k: float }], float, (d1, d2, k) =>
  opUnion(d1.negate(), d2.negate(), k).negate(),
)

/** The distance to what two shapes share; with `k`, the edge where they meet is rounded smoothly over that width. */
export const opIntersection = /*#__PURE__*/ overload(sharp, soft)
