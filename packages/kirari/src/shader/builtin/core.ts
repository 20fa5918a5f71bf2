/**
 * The built-in functions that nodes have as methods, and those that go with them: they are in every bundle, so the list is short.
 * The printed name is the key here, unless the rule says otherwise.
 */
import type { BuiltinRule } from '../ir/expr.ts'
import { boolType, floatType, intType, isNumeric, uintType, type ScalarType } from '../ir/type.ts'
import { bools, floats, integers, named, numbers, rule, signed, type Nameless, type Rule } from './rule.ts'

/** GLSL has a function for each pair with floats; between int and uint the conversion keeps the bits. */
const bitcast = (to: ScalarType, ...from: readonly ScalarType[]): Nameless =>
  rule(to, 1, from, '', {
    glsl: ({ type, args: [of] }) => {
      const name = of && isNumeric(of.type) ? of.type.scalar.name : ''
      const [first = '', ...rest] = to.name
      return name === 'float' || to === floatType ? `${name}BitsTo${first.toUpperCase()}${rest.join('')}` : type.name
    },
    // One name for all, with the type of the result.
    wgsl: ({ type }) => `bitcast<${isNumeric(type) && type.size > 1 ? `vec${type.size}${to.name[0]}` : `${to.name[0]}32`}>`,
  })

const map1 = /*#__PURE__*/ rule('map', 1)
const map2 = /*#__PURE__*/ rule('map', 2)
const signed1 = /*#__PURE__*/ rule('map', 1, signed)
const numeric2 = /*#__PURE__*/ rule('map', 2, numbers, 'VS')
const fold1 = /*#__PURE__*/ rule('fold', 1)
const fold2 = /*#__PURE__*/ rule('fold', 2)
const test = /*#__PURE__*/ rule('fold', 1, bools)

export const builtins = /*#__PURE__*/ named({
  abs: signed1,
  sign: signed1,
  floor: map1,
  ceil: map1,
  /** To the nearest integer, halves to even. */
  round: /*#__PURE__*/ rule('map', 1, floats, '', { glsl: 'roundEven' }),
  trunc: map1,
  /** x − floor(x). */
  fract: map1,
  sqrt: map1,
  inverseSqrt: /*#__PURE__*/ rule('map', 1, floats, '', { glsl: 'inversesqrt' }),
  exp: map1,
  exp2: map1,
  log: map1,
  log2: map1,
  sin: map1,
  cos: map1,
  tan: map1,
  asin: map1,
  acos: map1,
  atan: map1,
  radians: map1,
  degrees: map1,
  /** Angle of (x, y), arguments (y, x). */
  atan2: /*#__PURE__*/ rule('map', 2, floats, '', { glsl: 'atan' }),
  pow: map2,
  /** x − y·floor(x / y): has the sign of y. */
  mod: /*#__PURE__*/ rule('map', 2, floats, 'VS'),
  min: numeric2,
  max: numeric2,
  clamp: /*#__PURE__*/ rule('map', 3, numbers, 'VSS'),
  /** (a, b, t): a at t = 0, b at t = 1, not clamped. */
  mix: /*#__PURE__*/ rule('map', 3, floats, 'VVS'),
  /** (edge, x): 0 below the edge, else 1. */
  step: /*#__PURE__*/ rule('map', 2, floats, 'SV'),
  /** (low, high, x): Hermite ramp, `low` and `high` ascending literals; front ends expand all others (smoothstep.ts). */
  smoothstep: /*#__PURE__*/ rule('map', 3, floats, 'SSV'),
  length: fold1,
  distance: fold2,
  dot: fold2,
  normalize: /*#__PURE__*/ rule('vector', 1),
  /** (incident, normal). */
  reflect: /*#__PURE__*/ rule('vector', 2),
  cross: /*#__PURE__*/ rule('cross', 2),
  all: test,
  any: test,
  not: /*#__PURE__*/ rule('vector', 1, bools),
  bitcastToFloat: /*#__PURE__*/ bitcast(floatType, ...integers),
  bitcastToInt: /*#__PURE__*/ bitcast(intType, floatType, uintType),
  bitcastToUint: /*#__PURE__*/ bitcast(uintType, floatType, intType),
})

/** For one bool, GLSL has an operator. The expressions around `?` and `:` bind tighter, unless they are choices themselves. */
const ternary: BuiltinRule['glslOperator'] = ({ args: [ifFalse, ifTrue, condition] }, text, space) =>
  ifFalse && ifTrue && condition?.type === boolType ? `${text(condition)}${space}?${space}${text(ifTrue)}${space}:${space}${text(ifFalse)}` : undefined

/** (ifFalse, ifTrue, condition). The condition has its own type, so the front end checks it and not the rule. */
export const selectRule: Rule = { name: 'select', .../*#__PURE__*/ rule('map', 3, [...numbers, ...bools], 'any', { glsl: 'mix', glslOperator: ternary }) }

export type CoreName = keyof typeof builtins
