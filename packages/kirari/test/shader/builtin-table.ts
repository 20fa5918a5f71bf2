/**
 * One row for each built-in: what it should give in double precision, over which inputs, and how closely.
 * The tolerances are the specification's budgets (WGSL section "Accuracy of concrete floating point expressions"), which are
 * wider than what any driver was seen to need. A built-in without a row does not compile.
 */
import { exact, near, type Accuracy } from '../../../../internal/testing/numbers.ts'
import type { Range } from '../../../../internal/testing/inputs.ts'
import type { BuiltinName } from '../../src/shader/proc/builtin.ts'

export interface Row {
  /** For a component-wise built-in: one component. For others: whole vectors, flattened one after another. */
  readonly reference: (...values: readonly number[]) => number | readonly number[]
  /** One range an argument, or one for all. */
  readonly ranges: readonly Range[]
  readonly accuracy: Accuracy
  /** Results may lie on either side of a jump. */
  readonly jumps?: boolean
}

const wide: Range = { min: -100, max: 100 }
const positive: Range = { min: 0.01, max: 100 }
const turn: Range = { min: -3, max: 3 }
const unit: Range = { min: -0.99, max: 0.99 }

const row = (reference: Row['reference'], ranges: Range | readonly Range[], accuracy: Accuracy = exact, jumps = false): Row => ({
  reference,
  ranges: 'min' in ranges ? [ranges] : ranges,
  accuracy,
  ...(jumps ? { jumps } : {}),
})

const roundEven = (x: number): number => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x))
const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high)
const ramp = (low: number, high: number, x: number): number => {
  if (low === high) return x >= low ? 1 : 0
  const t = clamp((x - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}
const halves = (values: readonly number[]): readonly [a: readonly number[], b: readonly number[]] => [
  values.slice(0, values.length / 2),
  values.slice(values.length / 2),
]
const dot = (...values: readonly number[]): number => {
  const [a, b] = halves(values)
  return a.reduce((sum, x, i) => sum + x * (b[i] ?? NaN), 0)
}
const length = (...values: readonly number[]): number => Math.hypot(...values)

const float = new Float32Array(1)
const word = new Uint32Array(float.buffer)

export const table: Readonly<Record<BuiltinName | 'select', Row>> = {
  abs: row(Math.abs, wide),
  sign: row(Math.sign, wide),
  floor: row(Math.floor, wide),
  ceil: row(Math.ceil, wide),
  round: row(roundEven, wide),
  trunc: row(Math.trunc, wide),
  // A driver may hold the result below 1 where the subtraction rounds up to it.
  fract: row((x) => Math.fround(x - Math.floor(x)), wide, near(1, 0)),
  sqrt: row(Math.sqrt, positive, near(4, 1e-6)),
  inverseSqrt: row((x) => 1 / Math.sqrt(x), positive, near(4, 1e-6)),
  exp: row(Math.exp, { min: -8, max: 8 }, near(24, 1e-6)),
  exp2: row((x) => 2 ** x, { min: -8, max: 8 }, near(24, 1e-6)),
  log: row(Math.log, positive, near(4, 1e-6)),
  log2: row(Math.log2, positive, near(4, 1e-6)),
  sin: row(Math.sin, turn, near(0, 2 ** -11)),
  cos: row(Math.cos, turn, near(0, 2 ** -11)),
  tan: row(Math.tan, { min: -1, max: 1 }, near(0, 4e-3)),
  asin: row(Math.asin, unit, near(0, 1e-3)),
  acos: row(Math.acos, unit, near(0, 1e-3)),
  atan: row(Math.atan, wide, near(4096, 1e-5)),
  radians: row((x) => (x * Math.PI) / 180, wide, near(4, 1e-6)),
  degrees: row((x) => (x * 180) / Math.PI, turn, near(4, 1e-6)),
  atan2: row(Math.atan2, [{ min: 0.1, max: 10 }, wide], near(4096, 1e-5)),
  pow: row(Math.pow, [positive, { min: -2, max: 2 }], near(256, 1e-5)),
  mod: row(
    (x, y) => x - y * Math.floor(x / y),
    [
      { min: -10, max: 10 },
      { min: 0.5, max: 3 },
    ],
    near(16, 1e-5),
    true,
  ),
  min: row(Math.min, wide),
  max: row(Math.max, wide),
  clamp: row(clamp, [wide, { min: -10, max: 0 }, { min: 1, max: 10 }]),
  mix: row((a, b, t) => a * (1 - t) + b * t, [wide, wide, { min: -1, max: 2 }], near(16, 1e-4)),
  step: row((edge, x) => (x >= edge ? 1 : 0), wide),
  smoothstep: row(
    ramp,
    [
      { min: -1, max: 1 },
      { min: -1, max: 1 },
      { min: -1.5, max: 1.5 },
    ],
    near(64, 1e-4),
    true,
  ),
  length: row(length, wide, near(16, 1e-5)),
  distance: row((...values) => length(...halves(values)[0].map((x, i) => x - (halves(values)[1][i] ?? NaN))), wide, near(16, 1e-4)),
  dot: row(dot, wide, near(16, 1e-1)),
  normalize: row((...values) => values.map((x) => x / length(...values)), { min: 1, max: 100 }, near(16, 1e-6)),
  reflect: row(
    (...values) => {
      const [incident, normal] = halves(values)
      return incident.map((x, i) => x - 2 * dot(...normal, ...incident) * (normal[i] ?? NaN))
    },
    { min: -1, max: 1 },
    near(64, 1e-5),
  ),
  cross: row(
    (...values) => {
      const [a, b] = halves(values)
      return [1, 2, 0].map((i) => (a[i] ?? NaN) * (b[(i + 1) % 3] ?? NaN) - (a[(i + 1) % 3] ?? NaN) * (b[i] ?? NaN))
    },
    { min: -10, max: 10 },
    near(16, 1e-4),
  ),
  select: row((ifFalse, ifTrue, condition) => (condition ? ifTrue : ifFalse) ?? NaN, wide),
  all: row((...values) => Number(values.every(Boolean)), wide),
  any: row((...values) => Number(values.some(Boolean)), wide),
  not: row((value) => Number(!value), wide),
  bitcastToFloat: row((bits) => ((word[0] = bits), float[0] ?? NaN), { min: 0x3f000000, max: 0x40000000 }),
  bitcastToUint: row((value) => ((float[0] = value), word[0] ?? NaN), positive),
}
