/** Shared by digits and matrix: a number in the characters of char. */
import { array, float, fn, int, select, uint, vec2 } from 'kirari/node'
import { drawChar } from './char.ts'

/** A character and the space before it. */
const advance = 6
const mostDecimals = 6
const powers = 10

/**
 * 1 on a dot of `value`, whose last character ends at x = 0; 0 elsewhere. Halves are rounded away from zero, and a result of zero has no sign.
 * What is not below `limit` in magnitude is three number signs.
 */
export const drawNumber = /*#__PURE__*/ fn(
  'drawNumber',
  [{ st: vec2 }, { value: float }, { decimals: int }, { limit: float }],
  float,
  (st, value, decimals, limit) => {
    const power = array(uint, powers)((i) => uint(10 ** i))
    const places = decimals.clamp(0, mostDecimals).toConst('places')
    const isKnown = value.abs().lessThan(limit).toConst('isKnown')
    const size = select(0, value.abs(), isKnown).toConst('size')
    const scale = float(power.at(places)).toConst('scale')
    const integer = size.floor().toConst('integer')
    const rounded = size.sub(integer).mul(scale).add(0.5).floor().toConst('rounded')
    const isCarried = rounded.greaterThanEqual(scale).toConst('isCarried')
    const front = uint(integer)
      .add(select(uint(0), uint(1), isCarried))
      .toConst('front')
    const back = uint(select(rounded, 0, isCarried)).toConst('back')

    // The place of the character, counted from the right. The middle of a dot is never on the border of two characters.
    const middle = st.x.floor().add(0.5).toConst('middle')
    const column = middle.div(advance).floor().clamp(-99, 0).toConst('column')
    const k = int(column).negate().sub(1).toConst('k')
    const isBack = k.lessThan(places).toConst('isBack')
    // The power of ten of the digit there; below 0 at the point.
    const e = select(k.sub(places).sub(select(int(0), int(1), places.greaterThan(0))), k, isBack).toConst('e')
    const number = select(front, back, isBack).toConst('number')
    const quotient = number.div(power.at(e.clamp(0, powers - 1))).toConst('quotient')
    const before = number.div(power.at(e.sub(1).clamp(0, powers - 1)))
    const isDigit = isBack
      .or(e.equal(0))
      .or(e.greaterThan(0).and(e.lessThan(powers)).and(quotient.greaterThan(0)))
      .toConst('isDigit')
    const isNegative = value.lessThan(0).and(front.add(back).greaterThan(0))
    const isSign = isNegative.and(e.equal(1).or(e.greaterThan(1).and(e.lessThanEqual(powers)).and(before.greaterThan(0))))

    const space = 32
    const plain = select(select(int(space), int(45), isSign), int(quotient.remainder(10)).add(48), isDigit)
    const known = select(plain, int(46), e.lessThan(0))
    const signs = select(int(space), int(35), k.lessThan(3))
    const code = select(select(signs, known, isKnown), int(space), k.lessThan(0))
    return drawChar(vec2(middle.sub(column.mul(advance)).sub(1), st.y), code)
  },
)
