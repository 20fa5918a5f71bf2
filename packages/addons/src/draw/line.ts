/** Coverage of a pixel by a straight line between two points, with round ends (catalogue/draw/line.ts). */
import { dot, float, fn, length, overload, vec2 } from 'kirari/node'
import { band, pixelOfPlace } from './coverage.ts'

const explicit = /*#__PURE__*/ fn(
  'drawLine',
  [{ st: vec2 }, { a: vec2 }, { b: vec2 }, { thickness: float }, { px: float }],
  float,
  (st, a, b, thickness, px) => {
    const from = st.sub(a).toConst('from')
    const along = b.sub(a).toConst('along')
    // The parameter of the nearest point; two equal ends make a point, not 0/0.
    const t = dot(from, along).div(dot(along, along).max(1e-20)).saturate()
    return band(length(from.sub(along.mul(t))).toConst('d'), thickness, px)
  },
)
const inFragment = /*#__PURE__*/ fn('drawLine_pixel', [{ st: vec2 }, { a: vec2 }, { b: vec2 }, { thickness: float }], float, (st, a, b, thickness) =>
  explicit(st, a, b, thickness, pixelOfPlace(st)),
)

/**
 * A line from `a` to `b`, `thickness` wide, with round ends. A line thinner than the pixel is fainter, not wider.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawLine = /*#__PURE__*/ overload(explicit, inFragment)
