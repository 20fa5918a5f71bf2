/**
 * The built-in functions: what each takes and gives, as data. Nothing here knows how a language spells one;
 * a printer knows only where its spelling differs from the name here.
 */
import { boolType, floatType, intType, typeOf, uintType, type NumericType, type ScalarType, type Type } from '../ir/type.ts'

/** How the type of a call follows from its arguments. T is one type; a scalar of T's kind may stand for T where the shape is `map`. */
export type Shape =
  /** Component-wise: every argument T, result T. */
  | 'map'
  /** Vectors of one type to their scalar. */
  | 'fold'
  /** Vectors of one type to the same type. */
  | 'vector'
  /** Two vec3 to a vec3. */
  | 'cross'
  /** (T, T, condition): a bool for the whole, or a bvec for each component. */
  | 'select'
  /** A bvec to a bool. */
  | 'test'
  /** A bvec to a bvec. */
  | 'invert'
  /** The same bits read as float. */
  | 'toFloat'
  /** The same bits read as uint. */
  | 'toUint'

export interface Rule {
  readonly shape: Shape
  readonly arity: number
  /** Scalar kinds it takes. */
  readonly scalars: readonly ScalarType[]
}

const floats = [floatType]
const signed = [floatType, intType]
const numeric = [floatType, intType, uintType]
const bools = [boolType]

const rule = (shape: Shape, arity: number, scalars: readonly ScalarType[] = floats): Rule => ({ shape, arity, scalars })
const map1 = /*#__PURE__*/ rule('map', 1)
const map2 = /*#__PURE__*/ rule('map', 2)
const map3 = /*#__PURE__*/ rule('map', 3)
const signed1 = /*#__PURE__*/ rule('map', 1, signed)
const numeric2 = /*#__PURE__*/ rule('map', 2, numeric)
const fold1 = /*#__PURE__*/ rule('fold', 1)
const fold2 = /*#__PURE__*/ rule('fold', 2)
const test = /*#__PURE__*/ rule('test', 1, bools)

export const builtins = {
  abs: signed1,
  sign: signed1,
  floor: map1,
  ceil: map1,
  /** To the nearest whole number, halves to even. */
  round: map1,
  trunc: map1,
  /** x − floor(x). */
  fract: map1,
  sqrt: map1,
  inverseSqrt: map1,
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
  /** Clamp to 0…1. */
  saturate: map1,
  /** Angle of (x, y), arguments (y, x). */
  atan2: map2,
  pow: map2,
  /** x − y·floor(x / y): takes the sign of y. */
  mod: map2,
  min: numeric2,
  max: numeric2,
  clamp: /*#__PURE__*/ rule('map', 3, numeric),
  /** (a, b, t): a at t = 0, b at t = 1, not clamped. */
  mix: map3,
  /** (edge, x): 0 below the edge, else 1. */
  step: map2,
  /** (low, high, x): Hermite ramp; equal edges give a step, reversed ones descend. */
  smoothstep: map3,
  length: fold1,
  distance: fold2,
  dot: fold2,
  normalize: /*#__PURE__*/ rule('vector', 1),
  /** (incident, normal). */
  reflect: /*#__PURE__*/ rule('vector', 2),
  cross: /*#__PURE__*/ rule('cross', 2),
  /** (ifFalse, ifTrue, condition). */
  select: /*#__PURE__*/ rule('select', 3, [floatType, intType, uintType, boolType]),
  all: test,
  any: test,
  not: /*#__PURE__*/ rule('invert', 1, bools),
  bitcastToFloat: /*#__PURE__*/ rule('toFloat', 1, [intType, uintType]),
  bitcastToUint: /*#__PURE__*/ rule('toUint', 1, signed),
} as const satisfies Record<string, Rule>

export type BuiltinName = keyof typeof builtins

/** The type of a call, or undefined when the types do not fit the rule. */
export const resultType = ({ shape, scalars }: Rule, types: readonly Type[]): NumericType | undefined => {
  const wide = widest(shape === 'select' ? types.slice(0, 2) : types)
  if (!wide || !scalars.includes(wide.scalar)) return undefined
  const { scalar, size } = wide
  const same = types.every((type) => type === wide)
  switch (shape) {
    case 'map':
      return types.every((type) => type === wide || type === scalar) ? wide : undefined
    case 'fold':
      return same && size > 1 ? scalar : undefined
    case 'vector':
      return same && size > 1 ? wide : undefined
    case 'cross':
      return same && size === 3 ? wide : undefined
    case 'select': {
      const condition = types[2]
      if (types[0] !== types[1] && types[0] !== scalar && types[1] !== scalar) return undefined
      if (condition === boolType) return wide
      return condition?.kind === 'vector' && condition.scalar === boolType && (size === 1 || size === condition.size)
        ? typeOf(scalar, condition.size)
        : undefined
    }
    case 'test':
      return size > 1 ? boolType : undefined
    case 'invert':
      return size > 1 ? wide : undefined
    case 'toFloat':
      return typeOf(floatType, size)
    case 'toUint':
      return typeOf(uintType, size)
  }
}

/** The first vector among the types, else the first type; undefined when a struct is among them. */
export const widest = (types: readonly Type[]): NumericType | undefined => {
  let wide: NumericType | undefined
  for (const type of types) {
    if (type.kind === 'struct') return undefined
    if (!wide || (wide.size === 1 && type.size > 1)) wide = type
  }
  return wide
}
