/** Hyperbolic functions, parts of floats, and tests of them. */
import type { Expr } from '../../ir/expr.ts'
import { floatType, intType, isNumeric, typeOf, uintType, type NumericType, type ScalarType, type Type } from '../../ir/type.ts'
import { arithmetic, call, compare, component, construct, float, int, numeric, splat, swizzle, uint } from '../build.ts'
import { called, polyfill } from '../polyfill.ts'
import { builtins } from './core.ts'
import { ruleOf, type Rule } from './rule.ts'

/** The type of the same size with components of another kind. */
const like = (type: Type, scalar: ScalarType): NumericType => typeOf(scalar, numeric(type).size)
const bitsOf = (x: Expr): Expr => call(builtins.bitcastToUint, like(x.type, uintType), x)
const floatOf = (bits: Expr): Expr => call(builtins.bitcastToFloat, like(bits.type, floatType), bits)
const uintLike = (value: number, x: Expr): Expr => splat(uint(value), like(x.type, uintType))

export const sinh: Rule = /*#__PURE__*/ ruleOf('sinh', 'map', 1)
export const cosh: Rule = /*#__PURE__*/ ruleOf('cosh', 'map', 1)
export const tanh: Rule = /*#__PURE__*/ ruleOf('tanh', 'map', 1)
export const asinh: Rule = /*#__PURE__*/ ruleOf('asinh', 'map', 1)
export const acosh: Rule = /*#__PURE__*/ ruleOf('acosh', 'map', 1)
export const atanh: Rule = /*#__PURE__*/ ruleOf('atanh', 'map', 1)

/** a·b + c, with one rounding where the hardware can. */
export const fma: Rule = /*#__PURE__*/ ruleOf('fma', 'map', 3, {
  glsl: /*#__PURE__*/ polyfill('fma', ['a', 'b', 'c'], (a, b, c) => {
    return arithmetic('+', arithmetic('*', a, b), c)
  }),
})

/** 2 to the power of an exponent of −126 to 127, exactly. */
const powerOfTwo = (exponent: Expr): Expr => floatOf(arithmetic('<<', construct(like(exponent.type, uintType), arithmetic('+', exponent, int(127))), uint(23)))

/** (x, exponent): x·2^exponent. Two steps, since one power of two does not reach over the whole range of exponents. */
export const ldexp: Rule = /*#__PURE__*/ ruleOf(
  'ldexp',
  ([x, exponent]) => (x && exponent && isNumeric(x) && x.scalar === floatType && exponent === typeOf(intType, x.size) ? x : undefined),
  2,
  {
    mixed: 'any',
    takes: 'floats and as many ints as exponents',
    glsl: /*#__PURE__*/ polyfill('ldexp', ['x', 'exponent'], (x, exponent) => {
      const held = called('e', call(builtins.clamp, exponent.type, exponent, int(-252), int(254)))
      const half = called('half', arithmetic('>>', held, uint(1)))
      return arithmetic('*', arithmetic('*', x, powerOfTwo(half)), powerOfTwo(arithmetic('-', held, half)))
    }),
  },
)

/** Bits of the exponent of a float. */
const exponentBits = (x: Expr): Expr => arithmetic('&', arithmetic('>>', bitsOf(x), uint(23)), uint(255))
/** 1 in each component that is a number with an exponent, 0 for zeros and subnormals. */
const hasExponent = (x: Expr): Expr => compare('!=', exponentBits(x), uintLike(0, x))

const fractionOf = /*#__PURE__*/ polyfill('frexpFract', ['x'], (x) => {
  const scaled = floatOf(arithmetic('|', arithmetic('&', bitsOf(x), uint(0x807fffff)), uint(0x3f000000)))
  // A product, so that zeros keep their sign and vectors need no choice component by component.
  return arithmetic('*', scaled, construct(numeric(x.type), hasExponent(x)))
})
const exponentOf = /*#__PURE__*/ polyfill('frexpExponent', ['x'], (x) => {
  const type = like(x.type, intType)
  return arithmetic('*', arithmetic('-', construct(type, exponentBits(x)), int(126)), construct(type, hasExponent(x)))
})
/** x as fract·2^exponent: the fract, ±0.5 to below ±1. WGSL gives both as a struct, GLSL ES 3.00 none. */
export const frexpFract: Rule = /*#__PURE__*/ ruleOf('frexpFract', 'map', 1, { scalars: [floatType], glsl: fractionOf, wgsl: fractionOf })
/** The exponent of the same. */
export const frexpExponent: Rule = /*#__PURE__*/ ruleOf('frexpExponent', 'toInt', 1, { scalars: [floatType], glsl: exponentOf, wgsl: exponentOf })

const magnitudeBits = (x: Expr): Expr => arithmetic('&', bitsOf(x), uint(0x7fffffff))
export const isNan: Rule = /*#__PURE__*/ ruleOf('isNan', 'toBool', 1, {
  scalars: [floatType],
  glsl: 'isnan',
  wgsl: /*#__PURE__*/ polyfill('isNan', ['x'], (x) => {
    return compare('>', magnitudeBits(x), uintLike(0x7f800000, x))
  }),
})
export const isInf: Rule = /*#__PURE__*/ ruleOf('isInf', 'toBool', 1, {
  scalars: [floatType],
  glsl: 'isinf',
  wgsl: /*#__PURE__*/ polyfill('isInf', ['x'], (x) => {
    return compare('==', magnitudeBits(x), uintLike(0x7f800000, x))
  }),
})

/** The nearest number that a half float can hold. */
export const quantizeToHalf: Rule = /*#__PURE__*/ ruleOf('quantizeToHalf', 'map', 1, {
  scalars: [floatType],
  wgsl: 'quantizeToF16',
  glsl: /*#__PURE__*/ polyfill('quantizeToHalf', ['x'], (x) => {
    const { size } = numeric(x.type)
    const pair = (a: Expr, b: Expr): Expr =>
      call({ name: 'unpackHalf2x16' }, typeOf(floatType, 2), call({ name: 'packHalf2x16' }, uintType, construct(typeOf(floatType, 2), a, b)))
    const pairs = Array.from({ length: Math.ceil(size / 2) }, (_, i) => pair(component(x, i * 2), i * 2 + 1 < size ? component(x, i * 2 + 1) : float(0)))
    const [first] = pairs
    if (size < 3 && first) return size === 1 ? swizzle(first, 'x') : first
    return construct(x.type, ...pairs.map((one, i) => (i * 2 + 1 < size ? one : swizzle(one, 'x'))))
  }),
})
