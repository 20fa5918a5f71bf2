/**
 * Each built-in on floats over the full range of single precision: every power of two and a number beside it, both signs, zeros, infinities and
 * NaN. The reference is JavaScript's `Math` in double precision, the bounds are those of WGSL ("Accuracy of Concrete Floating Point
 * Expressions"), and where they are undefined, this file and SEMANTICS.md give the reason. range.test.ts and range.gpu.test.ts run it.
 */
import { float, int, uint, vec2 } from '../../../src/shader/front/node/construct.ts'
import { ldexp } from '../../../src/shader/front/node/function/number.ts'
import { builtin, type Node } from '../../../src/shader/front/node/node.ts'
import type { Float } from '../../../src/shader/front/node/type.ts'
import { valueBuiltins, type ValueBuiltinName } from '../../../src/shader/builtin/all.ts'
import { clamp, roundEven } from './table-number.ts'

export interface Walk {
  readonly rows: readonly (readonly number[])[]
  readonly make: (...x: readonly Node[]) => Node
  readonly reference: (...x: readonly number[]) => number
  /** The largest allowed distance from the reference. */
  readonly bound: (result: number, ...x: readonly number[]) => number
  /** Whether a GPU has to compute it; the CPU computes all that JavaScript's `Math` does. */
  readonly isDefined: (...x: readonly number[]) => boolean
  /** The CPU has the same limits. */
  readonly isLimited?: boolean
}

const smallest = 2 ** -126
const largest = 2 ** 128 - 2 ** 104
/** One ulp of single precision at a number. */
const ulp = (x: number): number => 2 ** Math.max(Math.floor(Math.log2(Math.abs(x) || smallest)) - 23, -149)

const signed = (x: number): readonly number[] => [x, -x]
const powers = Array.from({ length: 277 }, (_, i) => 2 ** (i - 149))
const singles = [...powers.flatMap((x) => [x, Math.fround(x * 1.3718)]).flatMap(signed), 0, -0, largest, -largest, Infinity, -Infinity, NaN].map((x) => [x])
/** Every sixteenth, to limit the number of pairs. */
const sparse = [...powers.filter((_, i) => i % 16 === 5).flatMap(signed), 0]
const pairs = sparse.flatMap((x) => sparse.map((y) => [x, y]))

const always = (): boolean => true
const none = (): number => 0
const steps =
  (count: number) =>
  (result: number): number =>
    count * ulp(result)
const within = (low: number, high: number) => (x: number) => Math.abs(x) >= low && Math.abs(x) <= high
const isNormal = (...x: readonly number[]): boolean => x.every((one) => one === 0 || within(smallest, largest)(one))

const of =
  (name: ValueBuiltinName) =>
  (...x: readonly Node[]) =>
    builtin(valueBuiltins[name].rule, x, of)
const walk =
  (rows: Walk['rows']) =>
  (reference: Walk['reference'], bound: Walk['bound'] = none, isDefined: Walk['isDefined'] = always): Omit<Walk, 'make'> => ({
    rows,
    reference,
    bound,
    isDefined,
  })
const one = walk(singles)
const two = walk(pairs)

/** The error of log2 for a number: 2⁻²¹ from 0.5 to 2, three ulp elsewhere. */
const logError = (x: number, result: number): number => (x >= 0.5 && x <= 2 ? 2 ** -21 : 3 * ulp(result))
const expError = (result: number, x: number): number => (3 + 2 * Math.abs(x)) * ulp(result)
const inverted = (x: number): boolean => x >= smallest

/** Built-ins that work component by component on floats. */
const rows: Partial<Record<ValueBuiltinName, Omit<Walk, 'make'>>> = {
  abs: one(Math.abs),
  sign: one(Math.sign),
  floor: one(Math.floor),
  ceil: one(Math.ceil),
  round: one(roundEven),
  trunc: one(Math.trunc),
  // Just below an integer it is the number before 1, or 1.
  fract: one(
    (x) => x - Math.floor(x),
    () => 2 ** -24,
  ),
  sqrt: one(Math.sqrt, steps(5), (x) => x >= 0),
  inverseSqrt: one((x) => 1 / Math.sqrt(x), steps(2), inverted),
  exp: one(Math.exp, expError),
  exp2: one((x) => 2 ** x, expError),
  log: one(Math.log, (result, x) => logError(x, result), inverted),
  log2: one(Math.log2, (result, x) => logError(x, result), inverted),
  // WGSL has no bound beyond π.
  sin: one(Math.sin, () => 2 ** -11, within(0, Math.PI)),
  cos: one(Math.cos, () => 2 ** -11, within(0, Math.PI)),
  tan: one(Math.tan, () => 4e-3, within(0, 1)),
  asin: one(Math.asin, () => 1e-3, within(0, 1)),
  acos: one(Math.acos, () => 1e-3, within(0, 1)),
  atan: one(Math.atan, steps(4096)),
  radians: one((x) => (x * Math.PI) / 180, steps(3)),
  degrees: one((x) => (x * 180) / Math.PI, steps(3)),
  // Kirari's own, from exp and log: see builtin/hyperbolic.ts.
  sinh: one(Math.sinh, (result, x) => 8 * ulp(result) + 2 * expError(result, x / 2)),
  cosh: one(Math.cosh, (result, x) => 8 * ulp(result) + 2 * expError(result, x / 2)),
  tanh: one(Math.tanh, steps(16)),
  asinh: one(Math.asinh, (result) => Math.max(16 * ulp(result), Math.abs(result) > 0.24 && Math.abs(result) < 1.5 ? 2 ** -20 : 0)),
  acosh: one(
    Math.acosh,
    (result) => Math.max(16 * ulp(result), result > 0.24 && result < 1.5 ? 2 ** -20 : 0),
    (x) => x >= 1,
  ),
  atanh: one(
    Math.atanh,
    (result) => Math.max(16 * ulp(result), 2 ** -20 * Math.min(1, Math.abs(result))),
    (x) => Math.abs(x) < 1,
  ),
  // Single precision has more bits than a half; a number beyond the range of a half is undefined.
  quantizeToHalf: one(
    (x) => (Math.abs(x) < 65520 ? x : x * Infinity),
    (result) => Math.max(2 ** 13 * ulp(result), 2 ** -14),
    within(0, 65504),
  ),
  frexpFract: { ...one((x) => (x === 0 ? 0 : x / 2 ** (Math.floor(Math.log2(Math.abs(x))) + 1)), none, isNormal), isLimited: true },
  min: two(Math.min),
  max: two(Math.max),
  step: two((edge, x) => (x >= edge ? 1 : 0)),
  // The exponent is as accurate as the logarithm times y.
  pow: two(
    Math.pow,
    (result, x, y = 0) => expError(result, y * Math.log2(x)) + Math.abs(result) * Math.abs(y) * logError(x, Math.log2(x)),
    (x, y = 0) => inverted(x) && isNormal(y),
  ),
  // Both bounds are WGSL's.
  atan2: two(Math.atan2, steps(4096), (y, x = 0) => within(smallest, 2 ** 126)(x) && within(smallest, largest)(y)),
  // A quotient beyond the integers of single precision has no place in its period. One that is flushed below 2⁻¹²⁶ gives the other end of it.
  mod: {
    ...two(
      (x, y = 1) => x - y * Math.floor(x / y),
      (_, x, y = 1) => 4 * ulp(x) + (Math.abs(x / y) < smallest ? Math.abs(y) : ulp(y)),
      (x, y = 1) => isNormal(x) && within(smallest, 2 ** 126)(y) && Math.abs(x / y) < 2 ** 24,
    ),
    isLimited: true,
  },
}

const asFloat = (x: Node | undefined): Float =>
  // The parameters of these functions are floats.
  x as unknown as Float
/** A result as a node: the same object at run time. */
const asNode = (x: unknown): Node => x as Node

/** Functions whose range follows from their expansion, and those whose result is not a float. */
const others: Readonly<Record<string, Walk>> = {
  // The square of a length is computed on the way.
  'length()': {
    ...one((x) => Math.abs(x) * Math.sqrt(5), steps(8), within(2 ** -62, 2 ** 62)),
    isLimited: true,
    make: (x) => asNode(vec2(asFloat(x), asFloat(x).mul(2)).length()),
  },
  'normalize()': {
    ...one((x) => Math.sign(x) / Math.sqrt(5), steps(12), within(2 ** -62, 2 ** 62)),
    isLimited: true,
    make: (x) => asNode(vec2(asFloat(x), asFloat(x).mul(2)).normalize().x),
  },
  'ldexp()': {
    ...walk(sparse.flatMap((x) => [-126, -100, -1, 0, 1, 64, 127].map((exponent) => [x, exponent])))(
      (x, exponent = 0) => x * 2 ** exponent,
      none,
      (x, exponent = 0) => isNormal(x, x * 2 ** exponent),
    ),
    make: (x, exponent) => asNode(ldexp(asFloat(x), int(asFloat(exponent)))),
  },
  'mix()': {
    ...two(
      (a, b = 0) => a * 0.75 + b * 0.25,
      (_, a, b = 0) => 2 * (ulp(a) + ulp(b)),
    ),
    make: (a, b) => builtin(valueBuiltins.mix.rule, [a, b, 0.25], of),
  },
  'clamp()': { ...one((x) => clamp(x, -2, 1e30)), make: (x) => builtin(valueBuiltins.clamp.rule, [x, -2, 1e30], of) },
  'smoothstep()': {
    ...one(
      (x) => clamp(x / 1e10, 0, 1) ** 2 * (3 - 2 * clamp(x / 1e10, 0, 1)),
      (result) => 16 * ulp(result) + 4 * smallest,
    ),
    make: (x) => builtin(valueBuiltins.smoothstep.rule, [0, 1e10, x], of),
  },
  'fma()': {
    ...two(
      (a, b = 0) => a * b + 1,
      (_, a, b = 0) => ulp(a * b) + ulp(1),
    ),
    make: (a, b) => builtin(valueBuiltins.fma.rule, [a, b, 1], of),
  },
  'frexp().exponent': {
    ...one((x) => (x === 0 ? 0 : Math.floor(Math.log2(Math.abs(x))) + 1), none, isNormal),
    isLimited: true,
    make: (x) => asNode(float(asFloat(builtin(valueBuiltins.frexpExponent.rule, [x], of)))),
  },
  // Clamped to the floats that are integers of the type.
  'int()': { ...one((x) => clamp(Math.trunc(x) || 0, -(2 ** 31), 2 ** 31 - 128)), make: (x) => asNode(float(int(asFloat(x)))) },
  'uint()': { ...one((x) => clamp(Math.trunc(x) || 0, 0, 2 ** 32 - 256)), make: (x) => asNode(float(uint(asFloat(x)))) },
}

// The keys of the table are the names in its type.
export const walks: Readonly<Record<string, Walk>> = {
  ...Object.fromEntries((Object.keys(rows) as ValueBuiltinName[]).flatMap((name) => (rows[name] ? [[name, { ...rows[name], make: of(name) }]] : []))),
  ...others,
}

/** The number on a driver that flushes subnormals. */
const flushed = (x: number): number => (Math.abs(x) >= smallest || Number.isNaN(x) ? x : x < 0 ? -0 : 0)

/** Whether the row allows a result; GPUs need no infinities or NaN, and an overflow may give the largest number, or infinity. */
const isRight = ({ reference, bound, isDefined, isLimited = false }: Walk, x: readonly number[], result: number, isGPU: boolean): boolean => {
  if ((isGPU && !x.every(Number.isFinite)) || ((isGPU || isLimited) && !isDefined(...x))) return true
  return (isGPU ? [x, x.map(flushed)] : [x]).some((row) => {
    const wanted = reference(...row)
    if (Number.isNaN(wanted)) return Number.isNaN(result)
    const single = Math.fround(wanted)
    if (result === single) return true
    const allowed = bound(wanted, ...row)
    if (isGPU && Math.abs(wanted) + allowed > largest) return Math.abs(result) >= 2 ** 127 && result > 0 === wanted > 0
    return Math.abs(result - wanted) <= Math.max(allowed, ulp(single) / 2, isGPU ? smallest : 0)
  })
}

/** The first wrong rows, as text. */
export const wrongRows = (name: string, walk: Walk, results: ArrayLike<number>, isGPU: boolean): readonly string[] =>
  walk.rows
    .flatMap((x, i) => (isRight(walk, x, results[i] ?? NaN, isGPU) ? [] : [`${name}(${x.join(', ')}) is ${results[i]}, expected ${walk.reference(...x)}`]))
    .slice(0, 8)
