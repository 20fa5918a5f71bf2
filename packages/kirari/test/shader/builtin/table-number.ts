/**
 * Numbers, component by component. The tolerances are those of the specification (WGSL, section "Accuracy of Concrete Floating
 * Point Expressions"), which are wider than any tested driver needs.
 */
import { exact, near } from '../../../../../internal/testing/numbers.ts'
import type { valueBuiltins } from '../../../src/shader/builtin/all.ts'
import { bitsOfFloat, floatOfBits, positive, row, ofAll, wide, type Row } from './row.ts'

const turn = { min: -3, max: 3 }
const unit = { min: -0.99, max: 0.99 }

export const roundEven = (x: number): number => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x))
export const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high)
export const ramp = (low: number, high: number, x: number): number => {
  if (low === high) return x >= low ? 1 : 0
  const t = clamp((x - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}
/** The power of two that scales x to 0.5…1. */
const exponentOf = (x: number): number => (x === 0 ? 0 : Math.floor(Math.log2(Math.abs(x))) + 1)
const special = [NaN, Infinity, -Infinity, 0, 1e38, -1e-38, 1, -3]
/** The nearest number with 11 significant bits, as a half has in its normal range; ties to even. */
const toHalf = (x: number): number => {
  const step = 2 ** (exponentOf(x) - 11)
  return roundEven(x / step) * step
}

export const numberTable = {
  abs: row(Math.abs, wide),
  sign: row(Math.sign, wide),
  floor: row(Math.floor, wide),
  ceil: row(Math.ceil, wide),
  round: row(roundEven, wide),
  trunc: row(Math.trunc, wide),
  // A driver may clamp the result below 1 where the subtraction rounds up to it.
  fract: row((x) => Math.fround(x - Math.floor(x)), wide, near(1, 0)),
  sqrt: row(Math.sqrt, positive, near(4, 1e-6)),
  inverseSqrt: row((x) => 1 / Math.sqrt(x), positive, near(4, 1e-6)),
  exp: row(Math.exp, { min: -8, max: 8 }, near(24, 1e-6)),
  exp2: row((x) => 2 ** x, { min: -8, max: 8 }, near(24, 1e-6)),
  log: row(Math.log, positive, near(4, 1e-6)),
  log2: row(Math.log2, positive, near(4, 1e-6)),
  pow: row(Math.pow, [positive, { min: -2, max: 2 }], near(256, 1e-5)),
  sin: row(Math.sin, turn, near(0, 2 ** -11)),
  cos: row(Math.cos, turn, near(0, 2 ** -11)),
  tan: row(Math.tan, { min: -1, max: 1 }, near(0, 4e-3)),
  asin: row(Math.asin, unit, near(0, 1e-3)),
  acos: row(Math.acos, unit, near(0, 1e-3)),
  atan: row(Math.atan, wide, near(4096, 1e-5)),
  atan2: row(Math.atan2, [{ min: 0.1, max: 10 }, wide], near(4096, 1e-5)),
  radians: row((x) => (x * Math.PI) / 180, wide, near(4, 1e-6)),
  degrees: row((x) => (x * 180) / Math.PI, turn, near(4, 1e-6)),
  // In the specification these inherit from their formulas, in which small results are differences of large numbers.
  sinh: row(Math.sinh, { min: -8, max: 8 }, near(64, 1e-6)),
  cosh: row(Math.cosh, { min: -8, max: 8 }, near(64, 1e-6)),
  tanh: row(Math.tanh, { min: -8, max: 8 }, near(64, 1e-6)),
  asinh: row(Math.asinh, { min: -10, max: 10 }, near(64, 1e-4)),
  acosh: row(Math.acosh, { min: 1, max: 100 }, near(64, 1e-3)),
  atanh: row(Math.atanh, { min: -0.9, max: 0.9 }, near(64, 1e-6)),
  mod: row(
    (x, y) => x - y * Math.floor(x / y),
    [
      { min: -10, max: 10 },
      { min: 0.5, max: 3 },
    ],
    near(16, 1e-5),
    { jumps: true },
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
    { jumps: true },
  ),
  // One rounding or two.
  fma: row((a, b, c) => a * b + c, { min: -10, max: 10 }, near(1, 1e-5)),
  ldexp: row(
    (x, exponent) => x * 2 ** exponent,
    [
      { min: -0.9, max: 0.9 },
      { min: -100, max: 127 },
    ],
    exact,
    { prepare: (value) => value },
  ),
  // Spread over the full range of exponents.
  frexpFract: row((x) => x / 2 ** exponentOf(x), { min: -80, max: 80 }, exact, { prepare: (value) => Math.fround(Math.sign(value) * 2 ** value) }),
  frexpExponent: row(exponentOf, { min: -80, max: 80 }, exact, { prepare: (value) => Math.fround(Math.sign(value) * 2 ** value) }),
  isNan: row((x) => Number(Number.isNaN(x)), { min: 0, max: 1000 }, exact, { prepare: (value) => special[Math.trunc(value) % 8] ?? 0, noConstants: true }),
  isInf: row((x) => Number(Math.abs(x) === Infinity), { min: 0, max: 1000 }, exact, {
    prepare: (value) => special[Math.trunc(value) % 8] ?? 0,
    noConstants: true,
  }),
  // Towards zero or to the nearest: an ulp of a half is 2¹³ of a float's. Below 2⁻¹⁴, where halves have fewer bits, the result may be 0.
  quantizeToHalf: row(toHalf, { min: -1000, max: 1000 }, near(8192, 2 ** -14)),
  select: row((ifFalse, ifTrue, condition) => (condition ? ifTrue : ifFalse), wide),
  all: ofAll(([v]) => [Number(v?.every(Boolean))], wide),
  any: ofAll(([v]) => [Number(v?.some(Boolean))], wide),
  not: row((value) => Number(!value), wide),
  bitcastToFloat: row(floatOfBits, { min: 0x3f000000, max: 0x40000000 }),
  bitcastToInt: ofAll(([v], [type]) => (v ?? []).map((x) => (type?.name.startsWith('u') ? x : bitsOfFloat(x)) | 0), positive),
  bitcastToUint: ofAll(([v], [type]) => (v ?? []).map((x) => (type?.name.startsWith('i') ? x : bitsOfFloat(x)) >>> 0), positive),
} as const satisfies Partial<Record<keyof typeof valueBuiltins, Row>>
