/** Fused multiply-add, parts of floats, and tests of floats. */
import type { Expr } from '../ir/expr.ts'
import { boolType, floatType, intType, isNumeric, typeOf, uintType, type NumericType, type ScalarType, type Type } from '../ir/type.ts'
import { arithmetic, call, compare, component, float, int, numeric, swizzle, uint } from '../pass/build.ts'
import { construct, splat } from '../pass/construct.ts'
import { called, polyfill } from './polyfill.ts'
import { builtins } from './core.ts'
import { ruleOf, type Rule } from './rule.ts'

/** The type of the same size with components of another kind. */
const like = (type: Type, scalar: ScalarType): NumericType => typeOf(scalar, numeric(type).size)
const bitsOf = (x: Expr): Expr => call(builtins.bitcastToUint, like(x.type, uintType), x)
const floatOf = (bits: Expr): Expr => call(builtins.bitcastToFloat, like(bits.type, floatType), bits)
const uintLike = (value: number, x: Expr): Expr => splat(uint(value), like(x.type, uintType))

/** a·b + c, with one rounding where the hardware can. */
export const fma: Rule = /*#__PURE__*/ ruleOf('fma', 'map', 3, {
  glsl: /*#__PURE__*/ polyfill('fma', ['a', 'b', 'c'], (a, b, c) => {
    return arithmetic('+', arithmetic('*', a, b), c)
  }),
})

/** 2 to the power of an exponent of −126 to 127, exactly. */
const powerOfTwo = (exponent: Expr): Expr => floatOf(arithmetic('<<', construct(like(exponent.type, uintType), arithmetic('+', exponent, int(127))), uint(23)))

/** (x, exponent): x·2^exponent. Two steps, since one power of two does not cover the full range of exponents. */
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

/** The biased exponent of a float: 0 for zeros and subnormals. */
const biasedExponent = (bits: Expr): Expr => arithmetic('&', arithmetic('>>', bits, uint(23)), uint(255))
/** 1 in each component that has an exponent, else 0: multiplying by it keeps the sign of zeros, and vectors need no choice component by component. */
const hasExponent = (biased: Expr, type: NumericType): Expr => construct(type, compare('!=', biased, uintLike(0, biased)))

const fractionOf = /*#__PURE__*/ polyfill('frexpFract', ['x'], (x) => {
  const bits = called('bits', bitsOf(x))
  const scaled = floatOf(arithmetic('|', arithmetic('&', bits, uint(0x807fffff)), uint(0x3f000000)))
  return arithmetic('*', scaled, hasExponent(biasedExponent(bits), numeric(x.type)))
})
const exponentOf = /*#__PURE__*/ polyfill('frexpExponent', ['x'], (x) => {
  const type = like(x.type, intType)
  const biased = called('biased', biasedExponent(bitsOf(x)))
  return arithmetic('*', arithmetic('-', construct(type, biased), int(126)), hasExponent(biased, type))
})
/** x as fract·2^exponent: the fract, ±0.5 to below ±1. WGSL returns both as a struct; GLSL ES 3.00 has no such function. */
export const frexpFract: Rule = /*#__PURE__*/ ruleOf('frexpFract', 'map', 1, { scalars: [floatType], glsl: fractionOf, wgsl: fractionOf })
/** The exponent of x as fract·2^exponent. */
export const frexpExponent: Rule = /*#__PURE__*/ ruleOf('frexpExponent', intType, 1, { scalars: [floatType], glsl: exponentOf, wgsl: exponentOf })

const magnitudeBits = (x: Expr): Expr => arithmetic('&', bitsOf(x), uint(0x7fffffff))
export const isNan: Rule = /*#__PURE__*/ ruleOf('isNan', boolType, 1, {
  scalars: [floatType],
  glsl: 'isnan',
  wgsl: /*#__PURE__*/ polyfill('isNan', ['x'], (x) => {
    return compare('>', magnitudeBits(x), uintLike(0x7f800000, x))
  }),
})
export const isInf: Rule = /*#__PURE__*/ ruleOf('isInf', boolType, 1, {
  scalars: [floatType],
  glsl: 'isinf',
  wgsl: /*#__PURE__*/ polyfill('isInf', ['x'], (x) => {
    return compare('==', magnitudeBits(x), uintLike(0x7f800000, x))
  }),
})

/** The nearest value that a half float can hold. */
export const quantizeToHalf: Rule = /*#__PURE__*/ ruleOf('quantizeToHalf', 'map', 1, {
  scalars: [floatType],
  wgsl: 'quantizeToF16',
  glsl: /*#__PURE__*/ polyfill('quantizeToHalf', ['x'], (x) => {
    const { size } = numeric(x.type)
    const pair = typeOf(floatType, 2)
    const both = (of: Expr): Expr => call({ name: 'unpackHalf2x16' }, pair, call({ name: 'packHalf2x16' }, uintType, of))
    const alone = (of: Expr): Expr => swizzle(both(construct(pair, of, float(0))), 'x')
    if (size < 3) return size === 1 ? alone(x) : both(x)
    return construct(x.type, both(swizzle(x, 'xy')), size === 3 ? alone(component(x, 2)) : both(swizzle(x, 'zw')))
  }),
})
