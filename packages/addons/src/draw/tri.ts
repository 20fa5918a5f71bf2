/** Coverage of a pixel by an equilateral triangle about the origin, or by its outline (catalogue/draw/tri.ts). */
import { float, fn, overload, vec2 } from 'kirari/node'
import { triSDF } from '../sdf/triSDF.ts'
import { pixelOfPlace, shape } from './coverage.ts'

const explicit = /*#__PURE__*/ fn('drawTri', [{ st: vec2 }, { radius: float }, { width: float }, { px: float }], float, (st, radius, width, px) =>
  shape(triSDF(st, radius).toConst('d'), width, px),
)
const filled = /*#__PURE__*/ fn('drawTri_pixel', [{ st: vec2 }, { radius: float }], float, (st, radius) => explicit(st, radius, -1, pixelOfPlace(st)))
const outline = /*#__PURE__*/ fn('drawTri_width_pixel', [{ st: vec2 }, { radius: float }, { width: float }], float, (st, radius, width) =>
  explicit(st, radius, width, pixelOfPlace(st)),
)

/**
 * An outline of this width along the triangle; with a negative width, or without one, the triangle itself.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawTri = /*#__PURE__*/ overload(explicit, filled, outline)
