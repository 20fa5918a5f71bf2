/** Coverage of a pixel by the arrows of a vector field, one in each cell of a grid (catalogue/draw/arrows.ts). */
import { float, fn, length, overload, vec2 } from 'kirari/node'
import { drawArrow } from './arrow.ts'
import { pixelOfPlace } from './coverage.ts'

/** Of a cell; the rest is the space between the arrows of neighbours. */
const longest = 0.9

const explicit = /*#__PURE__*/ fn(
  'drawArrows',
  [{ st: vec2 }, { value: vec2 }, { cells: float }, { thickness: float }, { px: float }],
  float,
  (st, value, cells, thickness, px) => {
    const place = st.mul(cells).toConst('place')
    const centre = place.floor().add(0.5)
    const half = value
      .mul(longest / 2)
      .div(length(value).max(1))
      .toConst('half')
    return drawArrow(place.sub(centre), half.negate(), half, thickness.mul(cells), px.mul(cells))
  },
)
const inFragment = /*#__PURE__*/ fn(
  'drawArrows_pixel',
  [{ st: vec2 }, { value: vec2 }, { cells: float }, { thickness: float }],
  float,
  (st, value, cells, thickness) => explicit(st, value, cells, thickness, pixelOfPlace(st)),
)

/**
 * An arrow of the value in the middle of each cell, `cells` of which have the length 1. The value must be that of the middle of the cell.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawArrows = /*#__PURE__*/ overload(explicit, inFragment)
