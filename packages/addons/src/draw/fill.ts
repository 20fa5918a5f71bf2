/** Coverage of a pixel by the inside of a shape, from its signed distance (catalogue/draw/fill.ts). */
import { float, fn, overload } from 'kirari/node'
import { inside, pixelOfDistance } from './coverage.ts'

const explicit = /*#__PURE__*/ fn('drawFill', [{ d: float }, { edge: float }, { px: float }], float, (d, edge, px) => inside(d.sub(edge), px))

const atEdge = /*#__PURE__*/ fn('drawFill_edge_pixel', [{ d: float }, { edge: float }], float, (d, edge) => {
  const beyond = d.sub(edge).toConst('beyond')
  return inside(beyond, pixelOfDistance(beyond))
})
const atZero = /*#__PURE__*/ fn('drawFill_pixel', [{ d: float }], float, (d) => inside(d, pixelOfDistance(d)))

/**
 * The share of a pixel inside the line `d = edge`: 1 inside, 0 outside, with a ramp one pixel wide between.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawFill = /*#__PURE__*/ overload(explicit, atEdge, atZero)
