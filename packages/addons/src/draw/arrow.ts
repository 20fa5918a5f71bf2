/** Coverage of a pixel by an arrow between two points (catalogue/draw/arrow.ts). */
import { float, fn, overload, vec2 } from 'kirari/node'
import { arrowSDF } from '../sdf/arrowSDF.ts'
import { inside, pixelOfPlace } from './coverage.ts'

const explicit = /*#__PURE__*/ fn(
  'drawArrow',
  [{ st: vec2 }, { a: vec2 }, { b: vec2 }, { thickness: float }, { px: float }],
  float,
  (st, a, b, thickness, px) => inside(arrowSDF(st, a, b, thickness, thickness.mul(4)), px),
)
const inFragment = /*#__PURE__*/ fn('drawArrow_pixel', [{ st: vec2 }, { a: vec2 }, { b: vec2 }, { thickness: float }], float, (st, a, b, thickness) =>
  explicit(st, a, b, thickness, pixelOfPlace(st)),
)

/**
 * An arrow from `a` to its tip `b`, with a shaft of this thickness and a head four times as wide and as long.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawArrow = /*#__PURE__*/ overload(explicit, inFragment)
