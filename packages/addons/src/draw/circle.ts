/** Coverage of a pixel by a disc or a ring about the origin (catalogue/draw/circle.ts). */
import { float, fn, length, overload, vec2 } from 'kirari/node'
import { pixelOfPlace, shape } from './coverage.ts'

const explicit = /*#__PURE__*/ fn('drawCircle', [{ st: vec2 }, { radius: float }, { width: float }, { px: float }], float, (st, radius, width, px) =>
  shape(length(st).sub(radius).toConst('d'), width, px),
)
const disc = /*#__PURE__*/ fn('drawCircle_pixel', [{ st: vec2 }, { radius: float }], float, (st, radius) => explicit(st, radius, -1, pixelOfPlace(st)))
const ring = /*#__PURE__*/ fn('drawCircle_width_pixel', [{ st: vec2 }, { radius: float }, { width: float }], float, (st, radius, width) =>
  explicit(st, radius, width, pixelOfPlace(st)),
)

/**
 * A ring of this width along the circle; with a negative width, or without one, the disc inside of it.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawCircle = /*#__PURE__*/ overload(explicit, disc, ring)
