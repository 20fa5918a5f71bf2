/** Coverage of a pixel by a rectangle about the origin, or by its outline (catalogue/draw/rect.ts). */
import { float, fn, overload, vec2 } from 'kirari/node'
import { rectSDF } from '../sdf/rectSDF.ts'
import { pixelOfPlace, shape } from './coverage.ts'

const explicit = /*#__PURE__*/ fn('drawRect', [{ st: vec2 }, { size: vec2 }, { width: float }, { px: float }], float, (st, size, width, px) =>
  shape(rectSDF(st, size.mul(0.5)).toConst('d'), width, px),
)
const filled = /*#__PURE__*/ fn('drawRect_pixel', [{ st: vec2 }, { size: vec2 }], float, (st, size) => explicit(st, size, -1, pixelOfPlace(st)))
const outline = /*#__PURE__*/ fn('drawRect_width_pixel', [{ st: vec2 }, { size: vec2 }, { width: float }], float, (st, size, width) =>
  explicit(st, size, width, pixelOfPlace(st)),
)

/**
 * An outline of this width along the rectangle; with a negative width, or without one, the rectangle itself.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawRect = /*#__PURE__*/ overload(explicit, filled, outline)
