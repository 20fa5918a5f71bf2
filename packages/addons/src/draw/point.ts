/** Coverage of a pixel by a dot whose radius counts pixels (catalogue/draw/point.ts). */
import { distance, float, fn, overload, vec2 } from 'kirari/node'
import { inside, pixelOfPlace } from './coverage.ts'

const explicit = /*#__PURE__*/ fn('drawPoint', [{ st: vec2 }, { pos: vec2 }, { radius: float }, { px: float }], float, (st, pos, radius, px) => {
  const size = px.max(1e-20).toConst('size')
  return inside(distance(st, pos).sub(radius.mul(size)), size)
})
const inFragment = /*#__PURE__*/ fn('drawPoint_pixel', [{ st: vec2 }, { pos: vec2 }, { radius: float }], float, (st, pos, radius) =>
  explicit(st, pos, radius, pixelOfPlace(st)),
)

/**
 * A dot at `pos` with a radius in pixels: it stays as large on the screen, whatever the scale of the coordinates.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawPoint = /*#__PURE__*/ overload(explicit, inFragment)
