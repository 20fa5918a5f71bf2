/**
 * The built-in functions: what each takes and gives, as data. `select` is not among them: its condition has a type of its own,
 * and it is made where users call it, by the same name. Nothing here knows how a language spells one;
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
  /**
   * Where a scalar may stay beside vectors: V or S for each argument. In any other mixture the scalars are spread over vectors
   * when the node is made, so that no stage after it has to ask.
   */
  readonly mixed: string
}

const floats = [floatType]
const signed = [floatType, intType]
const numeric = [floatType, intType, uintType]
const bools = [boolType]

const rule = (shape: Shape, arity: number, scalars: readonly ScalarType[] = floats, mixed = ''): Rule => ({ shape, arity, scalars, mixed })
const map1 = /*#__PURE__*/ rule('map', 1)
const map2 = /*#__PURE__*/ rule('map', 2)
const signed1 = /*#__PURE__*/ rule('map', 1, signed)
const numeric2 = /*#__PURE__*/ rule('map', 2, numeric, 'VS')
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
  /** Angle of (x, y), arguments (y, x). */
  atan2: map2,
  pow: map2,
  /** x − y·floor(x / y): takes the sign of y. */
  mod: /*#__PURE__*/ rule('map', 2, floats, 'VS'),
  min: numeric2,
  max: numeric2,
  clamp: /*#__PURE__*/ rule('map', 3, numeric, 'VSS'),
  /** (a, b, t): a at t = 0, b at t = 1, not clamped. */
  mix: /*#__PURE__*/ rule('map', 3, floats, 'VVS'),
  /** (edge, x): 0 below the edge, else 1. */
  step: /*#__PURE__*/ rule('map', 2, floats, 'SV'),
  /** (low, high, x): Hermite ramp, low and high numbers that ascend; front ends write out all others (smoothstep.ts). */
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
  not: /*#__PURE__*/ rule('invert', 1, bools),
  bitcastToFloat: /*#__PURE__*/ rule('toFloat', 1, [intType, uintType]),
  bitcastToUint: /*#__PURE__*/ rule('toUint', 1, signed),
} as const satisfies Record<string, Rule>

export type BuiltinName = keyof typeof builtins

/** The type of a call, or undefined when the types do not fit the rule. */
export const resultType = ({ shape, scalars }: Rule, types: readonly Type[]): NumericType | undefined => {
  const wide = widest(types)
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
