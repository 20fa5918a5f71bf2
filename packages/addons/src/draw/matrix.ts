/** A matrix as dots, in square brackets, as it is written in mathematics (catalogue/draw/matrix.ts). */
import { float, fn, int, mat2, mat3, mat4, overload, select, vec2 } from 'kirari/node'
import type { Float, Int, Vec2 } from 'kirari/node'
import { drawNumber } from './number.ts'

/** Dots of a column: eight characters with their spaces. */
const wide = 48
/** From the right end of a number to that of its column. */
const margin = 3
/** Dots of a row: a character, and the space to the row above. */
const high = 11
/** The first number that two decimals would round to a fourth digit before the point. */
const limit = 999.995

/** `at` gives the number of a column and a row, counted from the upper left. */
const dots = (st: Vec2, count: number, at: (column: Int, row: Int) => Float): Float => {
  // Middles of dots, which are never on a border.
  const place = st.floor().add(0.5).toConst('place')
  const across = place.x
    .div(wide)
    .floor()
    .clamp(0, count - 1)
    .toConst('across')
  const up = place.y
    .sub(2)
    .div(high)
    .floor()
    .clamp(0, count - 1)
    .toConst('up')
  const local = vec2(place.x.sub(across.add(1).mul(wide).sub(margin)), place.y.sub(up.mul(high)).sub(2))
  const numeral = drawNumber(local, at(int(across), int(count - 1).sub(int(up))), int(2), limit)

  const size = vec2(wide * count + 3, high * count)
  // Dots from the nearer edge: a bracket is one dot thick, and its ends are three long.
  const edge = place.min(size.sub(place)).sub(0.5).toConst('edge')
  const isBracket = edge
    .greaterThanEqual(0)
    .all()
    .and(edge.x.equal(0).or(edge.x.lessThan(3).and(edge.y.equal(0))))
  return select(numeral, 1, isBracket)
}

const ofPlane = /*#__PURE__*/ fn('drawMatrix', [{ st: vec2 }, { m: mat2 }], float, (st, m) => dots(st, 2, (column, row) => m.at(column).at(row)))
const ofSpace = /*#__PURE__*/ fn('drawMatrix_mat3', [{ st: vec2 }, { m: mat3 }], float, (st, m) => dots(st, 3, (column, row) => m.at(column).at(row)))
const ofProjection = /*#__PURE__*/ fn('drawMatrix_mat4', [{ st: vec2 }, { m: mat4 }], float, (st, m) => dots(st, 4, (column, row) => m.at(column).at(row)))

/** 1 on a dot of the matrix with two decimals, which fills (0, 0) to (48n + 3, 11n) for n columns; 0 elsewhere. */
export const drawMatrix = /*#__PURE__*/ overload(ofPlane, ofSpace, ofProjection)
