/** Coverage of a pixel by a line that follows the edge of a shape, from its signed distance (catalogue/draw/stroke.ts). */
import { float, fn, overload } from 'kirari/node'
import { band, pixelOfDistance } from './coverage.ts'

const explicit = /*#__PURE__*/ fn('drawStroke', [{ d: float }, { edge: float }, { width: float }, { px: float }], float, (d, edge, width, px) =>
  band(d.sub(edge).toConst('beyond'), width, px),
)
const inFragment = /*#__PURE__*/ fn('drawStroke_pixel', [{ d: float }, { edge: float }, { width: float }], float, (d, edge, width) => {
  const beyond = d.sub(edge).toConst('beyond')
  return band(beyond, width, pixelOfDistance(beyond).toConst('px'))
})

/**
 * The share of a pixel covered by a line of this width along `d = edge`. A line thinner than the pixel is fainter, not wider.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawStroke = /*#__PURE__*/ overload(explicit, inFragment)
