/**
 * Bit operations on integers, as WGSL has them. GLSL ES 3.00 has none of these: the polyfills work on vectors, without a branch.
 */
import { makeExpr, type Expr, type Unary } from '../ir/expr.ts'
import { intType, isNumeric, typeOf, uintType, type Type } from '../ir/type.ts'
import { arithmetic, call, compare, numeric, uint } from '../pass/build.ts'
import { construct } from '../pass/construct.ts'
import { called, polyfill, type Polyfill } from './polyfill.ts'
import { builtins } from './core.ts'
import { integers, ruleOf, type Rule, type Shape } from './rule.ts'

const and = (x: Expr, mask: Expr | number): Expr => arithmetic('&', x, typeof mask === 'number' ? uint(mask) : mask)
const or = (a: Expr, b: Expr): Expr => arithmetic('|', a, b)
const left = (x: Expr, amount: number): Expr => arithmetic('<<', x, uint(amount))
const right = (x: Expr, amount: number): Expr => arithmetic('>>', x, uint(amount))
const plus = (a: Expr, b: Expr): Expr => arithmetic('+', a, b)
const minus = (a: Expr, b: Expr): Expr => arithmetic('-', a, b)
const allOnes = 0xffffffff
const not = (x: Expr): Expr => makeExpr<Unary>('unary', numeric(x.type), [x], '~')
const isSigned = ({ type }: Expr): boolean => numeric(type).scalar === intType
/** The same bits as uints. */
const bits = (x: Expr): Expr => (isSigned(x) ? construct(typeOf(uintType, numeric(x.type).size), x) : x)
/** Uints as the type of `x`, with the same bits. */
const as = (x: Expr, value: Expr): Expr => (isSigned(x) ? construct(x.type, value) : value)

/** The number of ones: sums of pairs, then of fours, then of eights, and one product sums the bytes. */
const countOnes = (x: Expr): Expr => {
  const pairs = called('pairs', minus(x, and(right(x, 1), 0x55555555)))
  const fours = called('fours', plus(and(pairs, 0x33333333), and(right(pairs, 2), 0x33333333)))
  const bytes = and(plus(fours, right(fours, 4)), 0x0f0f0f0f)
  return right(arithmetic('*', bytes, uint(0x01010101)), 24)
}
/** Sets all bits below the highest 1. */
const smear = (x: Expr): Expr => [1, 2, 4, 8, 16].reduce((value, by) => called('filled', or(value, right(value, by))), x)
const trailingZeros = (x: Expr): Expr => countOnes(called('below', and(not(x), minus(x, uint(1)))))

/** A polyfill with one argument, written for uints. */
const onBits = (name: string, write: (x: Expr) => Expr): Polyfill =>
  polyfill(name, ['x'], (x) => {
    return as(x, write(isSigned(x) ? called('bits', bits(x)) : x))
  })
const mapBits = (name: string, glsl: Polyfill): Rule => ruleOf(name, 'map', 1, { scalars: integers, glsl })

/** The number of bits that are 1. */
export const countOneBits: Rule = /*#__PURE__*/ mapBits('countOneBits', /*#__PURE__*/ onBits('countOneBits', countOnes))

/** The number of zeros above the highest 1; 32 for 0. */
export const countLeadingZeros: Rule = /*#__PURE__*/ mapBits(
  'countLeadingZeros',
  /*#__PURE__*/ onBits('countLeadingZeros', (x) => arithmetic('-', uint(32), countOnes(smear(x)))),
)

/** The number of zeros below the lowest 1; 32 for 0. */
export const countTrailingZeros: Rule = /*#__PURE__*/ mapBits('countTrailingZeros', /*#__PURE__*/ onBits('countTrailingZeros', trailingZeros))

/** The index of the highest 1; of an int, of the highest bit that differs from its sign. −1 for an int, and all ones for a uint, where there is none. */
export const firstLeadingBit: Rule = /*#__PURE__*/ mapBits(
  'firstLeadingBit',
  /*#__PURE__*/ polyfill('firstLeadingBit', ['x'], (x) => {
    const magnitude = isSigned(x) ? called('bits', bits(arithmetic('^', x, right(x, 31)))) : x
    return as(x, minus(countOnes(smear(magnitude)), uint(1)))
  }),
)

/** The index of the lowest 1. −1 for an int, and all ones for a uint, where there is none. */
export const firstTrailingBit: Rule = /*#__PURE__*/ mapBits(
  'firstTrailingBit',
  /*#__PURE__*/ onBits('firstTrailingBit', (x) => {
    const zeros = called('zeros', trailingZeros(x))
    // Only 32 zeros reach bit 5: then all bits are set.
    return or(zeros, arithmetic('-', uint(0), right(zeros, 5)))
  }),
)

/** The lowest bit becomes the highest. */
export const reverseBits: Rule = /*#__PURE__*/ mapBits(
  'reverseBits',
  /*#__PURE__*/ onBits('reverseBits', (x) =>
    [
      [1, 0x55555555],
      [2, 0x33333333],
      [4, 0x0f0f0f0f],
      [8, 0x00ff00ff],
      [16, 0x0000ffff],
    ].reduce((value, [by = 0, mask = 0]) => called('swapped', or(left(and(value, mask), by), and(right(value, by), mask))), x),
  ),
)

const isIntegers = (type: Type | undefined): type is Type => type !== undefined && isNumeric(type) && integers.includes(type.scalar)
const onField =
  (values: number): Shape =>
  (types) => {
    const [value] = types
    return isIntegers(value) && types.every((type, i) => type === (i < values ? value : uintType)) ? value : undefined
  }
const held = (x: Expr, last: Expr): Expr => call(builtins.min, uintType, x, last)
/** Clamps the field to 32 bits, as WGSL does. */
const fieldOf = (offset: Expr, count: Expr): { readonly start: Expr; readonly width: Expr } => {
  const start = called('start', held(offset, uint(32)))
  return { start, width: called('width', held(count, arithmetic('-', uint(32), start))) }
}
/** An amount to shift by, which must be below 32. */
const amount = (x: Expr): Expr => and(x, 31)
/** 1 where the width is not 0. */
const some = (width: Expr): Expr => construct(uintType, compare('!=', width, uint(0)))

/** (value, offset, count): `count` bits from `offset` on, as the lowest bits; for an int, with the sign of the field. */
export const extractBits: Rule = /*#__PURE__*/ ruleOf('extractBits', /*#__PURE__*/ onField(1), 3, {
  mixed: 'any',
  takes: 'an int or uint, or a vector of them, and two uints',
  glsl: /*#__PURE__*/ polyfill('extractBits', ['x', 'offset', 'count'], (x, offset, count) => {
    const { start, width } = fieldOf(offset, count)
    const up = arithmetic('<<', x, amount(arithmetic('-', uint(32), plus(start, width))))
    const down = arithmetic('>>', up, amount(arithmetic('-', uint(32), width)))
    // A field of no bits would shift by 32.
    return arithmetic('*', down, construct(numeric(x.type).scalar, some(width)))
  }),
})

/** (value, bits, offset, count): the value with `count` bits from `offset` on replaced by the lowest of `bits`. */
export const insertBits: Rule = /*#__PURE__*/ ruleOf('insertBits', /*#__PURE__*/ onField(2), 4, {
  mixed: 'any',
  takes: 'two ints or uints, or vectors of them, and two uints',
  glsl: /*#__PURE__*/ polyfill('insertBits', ['x', 'inserted', 'offset', 'count'], (x, inserted, offset, count) => {
    const { start, width } = fieldOf(offset, count)
    const ones = arithmetic('>>', uint(allOnes), amount(arithmetic('-', uint(32), width)))
    const mask = called('mask', arithmetic('<<', arithmetic('*', ones, some(width)), amount(start)))
    const placed = and(arithmetic('<<', bits(inserted), amount(start)), mask)
    return as(x, or(and(bits(x), not(mask)), placed))
  }),
})
