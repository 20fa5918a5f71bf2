/** Coverage of a pixel by a regular hexagon about the origin, or by its outline (catalogue/draw/hex.ts). */
import { float, fn, overload, vec2 } from 'kirari/node'
import { hexSDF } from '../sdf/hexSDF.ts'
import { pixelOfPlace, shape } from './coverage.ts'

const explicit = /*#__PURE__*/ fn('drawHex', [{ st: vec2 }, { radius: float }, { width: float }, { px: float }], float, (st, radius, width, px) =>
  shape(hexSDF(st, radius).toConst('d'), width, px),
)
const filled = /*#__PURE__*/ fn('drawHex_pixel', [{ st: vec2 }, { radius: float }], float, (st, radius) => explicit(st, radius, -1, pixelOfPlace(st)))
const outline = /*#__PURE__*/ fn('drawHex_width_pixel', [{ st: vec2 }, { radius: float }, { width: float }], float, (st, radius, width) =>
  explicit(st, radius, width, pixelOfPlace(st)),
)

/**
 * An outline of this width along the hexagon; with a negative width, or without one, the hexagon itself.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawHex = /*#__PURE__*/ overload(explicit, filled, outline)
