/**
 * The meaning of operations of random programs, on JavaScript numbers. Written from the documentation of the language,
 * never from its code.
 */
import type { Choices } from './prng.ts'
import type { Scalar } from './type.ts'

/** How floats are computed: `exact` throws where a GPU may round, `noisy` adds a GPU's error to each result. */
export interface Arithmetic {
  /** A floating-point result; `relative` and `absolute` are the error of a GPU. */
  readonly float: (value: number, relative?: number, absolute?: number) => number
}

/** Thrown when targets may disagree on a value: the call is not compared. */
export class Unfit extends Error {}

/** Floats that all operations keep exact: few bits, of a middling size. */
export const exact: Arithmetic = {
  float: (value) => {
    if (Math.abs(value) > 4096 || !Number.isInteger(value * 1024)) throw new Unfit(`${value} may be rounded`)
    return value
  },
}

/** Floats as they are. */
export const rounded: Arithmetic = {
  float: (value) => {
    if (!(Math.abs(value) < 65536)) throw new Unfit(`${value} is far out`)
    return Math.fround(value)
  },
}

/** Floats with a random error within that of a GPU: how far the results move shows how far a GPU's may. */
export const noisy = (choices: Choices): Arithmetic => ({
  float: (value, relative = 0, absolute = 0) => rounded.float(value + (choices.below(2001) / 1000 - 1) * (Math.abs(value) * relative + absolute)),
})

type Compute = (args: readonly number[], scalar: Scalar, arithmetic: Arithmetic) => number
interface OperationBase {
  readonly name: string
  /** Whether it is a method of its first argument, a function, or both. */
  readonly spelled: 'method' | 'function' | 'both'
}
export interface MapOperation extends OperationBase {
  /** Component by component; a scalar beside a vector fills each component. */
  readonly shape: 'map' | 'compare'
  readonly arity: number
  readonly scalars: readonly Scalar[]
  /** The condition on the arguments after the first for the result to be defined; undefined: none. */
  readonly limits?: 'power-of-two' | 'positive' | 'shift' | 'ascending' | 'fraction'
  /** Only programs with tolerances have it. */
  readonly inexact?: boolean
  readonly compute: Compute
}

const isInteger = (scalar: Scalar): boolean => scalar === 'int' || scalar === 'uint'
/** The result of integer arithmetic, wrapped at 32 bits. */
const wrap = (value: number, scalar: Scalar): number => (scalar === 'uint' ? value >>> 0 : value | 0)

const arithmetic =
  (compute: (a: number, b: number, scalar: Scalar) => number): Compute =>
  ([a = 0, b = 0], scalar, { float }) =>
    isInteger(scalar) ? wrap(compute(a, b, scalar), scalar) : float(compute(a, b, scalar), 2 ** -23)
const ofFloat =
  (compute: (x: number) => number, relative?: number, absolute?: number): Compute =>
  ([x = 0], _, { float }) =>
    float(compute(x), relative, absolute)
/** Only for arguments up to `limit`, where the languages have a bound. */
const within =
  (limit: number, compute: Compute): Compute =>
  (args, scalar, kind) => {
    if (Math.abs(args[0] ?? 0) > limit) throw new Unfit('no language says how far off this is')
    return compute(args, scalar, kind)
  }
const bits =
  (compute: (a: number, b: number, scalar: Scalar) => number): Compute =>
  ([a = 0, b = 0], scalar) =>
    wrap(compute(a, b, scalar), scalar)
const compare =
  (test: (a: number, b: number) => boolean): Compute =>
  ([a = 0, b = 0]) =>
    Number(test(a, b))

const roundHalfToEven = (x: number): number => {
  const low = Math.floor(x)
  return x - low < 0.5 ? low : x - low > 0.5 ? low + 1 : low % 2 === 0 ? low : low + 1
}

const numbers: readonly Scalar[] = ['float', 'int', 'uint']
const integers: readonly Scalar[] = ['int', 'uint']
const signed: readonly Scalar[] = ['float', 'int']
const floats: readonly Scalar[] = ['float']
const all: readonly Scalar[] = ['float', 'int', 'uint', 'bool']

type Rest = Pick<MapOperation, 'limits' | 'inexact'>
const map = (name: string, spelled: OperationBase['spelled'], arity: number, scalars: readonly Scalar[], compute: Compute, rest: Rest = {}): MapOperation => ({
  name,
  spelled,
  shape: 'map',
  arity,
  scalars,
  compute,
  ...rest,
})
const test = (name: string, scalars: readonly Scalar[], of: (a: number, b: number) => boolean): MapOperation => ({
  name,
  spelled: 'method',
  shape: 'compare',
  arity: 2,
  scalars,
  compute: compare(of),
})

/** Component-wise operations. Booleans are 0 and 1 here. */
export const mapOperations: readonly MapOperation[] = [
  map(
    'add',
    'method',
    2,
    numbers,
    arithmetic((a, b) => a + b),
  ),
  map(
    'sub',
    'method',
    2,
    numbers,
    arithmetic((a, b) => a - b),
  ),
  map(
    'mul',
    'method',
    2,
    numbers,
    arithmetic((a, b, scalar) => (isInteger(scalar) ? Math.imul(a, b) : a * b)),
  ),
  map(
    'div',
    'method',
    2,
    floats,
    arithmetic((a, b) => a / b),
    { limits: 'power-of-two' },
  ),
  map(
    'div',
    'method',
    2,
    integers,
    arithmetic((a, b) => Math.trunc(a / b)),
    { limits: 'positive' },
  ),
  map(
    'remainder',
    'method',
    2,
    integers,
    arithmetic((a, b) => a % b),
    { limits: 'positive' },
  ),
  map(
    'min',
    'both',
    2,
    numbers,
    arithmetic((a, b) => Math.min(a, b)),
  ),
  map(
    'max',
    'both',
    2,
    numbers,
    arithmetic((a, b) => Math.max(a, b)),
  ),
  map('clamp', 'both', 3, numbers, ([x = 0, low = 0, high = 0]) => Math.min(Math.max(x, low), high), { limits: 'ascending' }),
  map('abs', 'both', 1, signed, ([x = 0], scalar) => (scalar === 'int' ? Math.abs(x) | 0 : Math.abs(x))),
  map('sign', 'both', 1, signed, ([x = 0]) => Math.sign(x)),
  map('negate', 'method', 1, signed, ([x = 0], scalar) => (scalar === 'int' ? -x | 0 : -x)),
  map('floor', 'both', 1, floats, ofFloat(Math.floor)),
  map('ceil', 'both', 1, floats, ofFloat(Math.ceil)),
  map('trunc', 'both', 1, floats, ofFloat(Math.trunc)),
  map('round', 'both', 1, floats, ofFloat(roundHalfToEven)),
  map(
    'fract',
    'both',
    1,
    floats,
    ofFloat((x) => x - Math.floor(x), 0, 2 ** -22),
  ),
  map(
    'saturate',
    'both',
    1,
    floats,
    ofFloat((x) => Math.min(Math.max(x, 0), 1)),
  ),
  map('mod', 'both', 2, floats, ([x = 0, y = 1], _, { float }) => float(x - y * Math.floor(x / y), 0, 2 ** -20), { limits: 'power-of-two' }),
  map('step', 'function', 2, floats, ([edge = 0, x = 0]) => (x < edge ? 0 : 1)),
  map('mix', 'function', 3, floats, ([a = 0, b = 0, t = 0], _, { float }) => float(float(a * (1 - t), 0, 2 ** -20) + float(b * t, 0, 2 ** -20), 2 ** -22), {
    limits: 'fraction',
  }),
  map(
    'bitAnd',
    'method',
    2,
    integers,
    bits((a, b) => a & b),
  ),
  map(
    'bitOr',
    'method',
    2,
    integers,
    bits((a, b) => a | b),
  ),
  map(
    'bitXor',
    'method',
    2,
    integers,
    bits((a, b) => a ^ b),
  ),
  map(
    'bitNot',
    'method',
    1,
    integers,
    bits((a) => ~a),
  ),
  map(
    'shiftLeft',
    'method',
    2,
    integers,
    bits((a, b) => a << b),
    { limits: 'shift' },
  ),
  map(
    'shiftRight',
    'method',
    2,
    integers,
    bits((a, b, scalar) => (scalar === 'uint' ? a >>> b : a >> b)),
    { limits: 'shift' },
  ),
  map('sin', 'both', 1, floats, within(Math.PI, ofFloat(Math.sin, 0, 2 ** -11)), { inexact: true }),
  map('cos', 'both', 1, floats, within(Math.PI, ofFloat(Math.cos, 0, 2 ** -11)), { inexact: true }),
  map('atan', 'both', 1, floats, ofFloat(Math.atan, 2 ** -11), { inexact: true }),
  map(
    'exp2',
    'both',
    1,
    floats,
    within(
      8,
      ofFloat((x) => 2 ** x, 2 ** -18),
    ),
    { inexact: true },
  ),
  test('lessThan', numbers, (a, b) => a < b),
  test('lessThanEqual', numbers, (a, b) => a <= b),
  test('greaterThan', numbers, (a, b) => a > b),
  test('greaterThanEqual', numbers, (a, b) => a >= b),
  test('equal', all, (a, b) => a === b),
  test('notEqual', all, (a, b) => a !== b),
  // `and`, `or` and `not` of single bools; `not` has vectors too.
  map(
    'and',
    'method',
    2,
    ['bool'],
    bits((a, b) => a & b),
  ),
  map(
    'or',
    'method',
    2,
    ['bool'],
    bits((a, b) => a | b),
  ),
  map('not', 'method', 1, ['bool'], ([a = 0]) => 1 - a),
]

/** By name and the kind of the arguments. */
export const mapOperation = (name: string, scalar: Scalar): MapOperation => {
  const found = mapOperations.find((operation) => operation.name === name && operation.scalars.includes(scalar))
  if (!found) throw new Error(`random: there is no ${name} of ${scalar}`)
  return found
}

/** The part operations with a shape of their own have. */
export const special = [
  'dot',
  'cross',
  'reflect',
  'all',
  'any',
  'select',
  'bitcastToUint',
  'bitcastToInt',
  'transpose',
  'outerProduct',
  'matrixCompMult',
] as const
export type SpecialName = (typeof special)[number]
export const isSpecial = (name: string): name is SpecialName => special.some((one) => one === name)
