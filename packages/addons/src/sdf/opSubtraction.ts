/**
 * The first shape minus the second, with a sharp or a soft edge (catalogue/sdf/opSubtraction.ts).
 *
 * The result is the complement of a union: that of the second shape and the complement of the first.
 */
import { float, fn, overload } from 'kirari/node'
import { opUnion } from './opUnion.ts'

const sharp = /*#__PURE__*/ fn('opSubtraction', [{ d1: float }, { d2: float }], float, (d1, d2) => d1.max(d2.negate()))

const soft = /*#__PURE__*/ fn('opSubtraction_smooth', [{ d1: float }, { d2: float }, { k: float }], float, (d1, d2, k) => opUnion(d1.negate(), d2, k).negate())

/** The distance to the first shape without the second; with `k`, the edge of the cut is rounded smoothly over that width. */
export const opSubtraction = /*#__PURE__*/ overload(sharp, soft)
