/** The easings in Penner's own terms, for a movement from 0 to 1 in the time 1; with his constants as printed. */
import { componentWise, times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'

export type Curve = (time?: number) => number

/** Before the start each curve has its value at time 0, and after the end that at time 1. */
export const held =
  (curve: Curve): Curve =>
  (time = NaN) =>
    curve(Math.min(Math.max(time, 0), 1))

/** Exact ends for curves that only approach them. */
export const forced =
  (curve: Curve): Curve =>
  (time = NaN) => {
    if (time <= 0) return 0
    return time >= 1 ? 1 : curve(time)
  }

/** The variants "out" and "in and out" of a curve, as the catalogue defines them. */
export const out =
  (curve: Curve): Curve =>
  (time = NaN) =>
    1 - curve(1 - time)
export const inOut =
  (curve: Curve, middle = 0.5): Curve =>
  (time = NaN) =>
    time < middle ? curve(2 * time) / 2 : 1 - curve(2 - 2 * time) / 2

/** A power of the time. */
export const power =
  (exponent: number): Curve =>
  (time = NaN) =>
    time ** exponent

/** A quarter of a cosine wave of this length. */
export const sine =
  (quarter: number): Curve =>
  (time = NaN) =>
    1 - Math.cos((time / quarter) * (Math.PI / 2))

export const back =
  (s: number): Curve =>
  (time = NaN) =>
    time ** 2 * ((s + 1) * time - s)

/** A quarter of a circle, for 2; the radicand is none for times that are rounded to more than 1. */
export const circular =
  (exponent: number): Curve =>
  (time = NaN) =>
    1 - Math.sqrt(Math.max(1 - time ** exponent, 0))

export const exponential: Curve = (time = NaN) => 2 ** (10 * (time - 1))

export const elastic =
  (period: number): Curve =>
  (time = NaN) =>
    -(2 ** (10 * (time - 1))) * Math.sin(((time - 1 - period / 4) * 2 * Math.PI) / period)

/** The bouncing "out" curve, by the height of its third landing. */
export const bounce =
  (third: number): Curve =>
  (t = NaN) => {
    if (t < 1 / 2.75) return 7.5625 * t ** 2
    if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75
    if (t < 2.5 / 2.75) return 7.5625 * (t - 2.25 / 2.75) ** 2 + third
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375
  }

const widths = { '': 1, _vec2: 2, _vec3: 3, _vec4: 4 }

/** The signatures of an easing, of numbers and vectors. `moments` are tested besides those in the ranges. */
export const easing = (name: string, curve: Curve, mutant: Curve, moments: readonly number[] = []): readonly SignatureOracle[] =>
  Object.entries(widths).map(([suffix, width]) => ({
    signature: `${name}${suffix}`,
    expected: componentWise(width, curve),
    ranges: times(width, { min: -1, max: 2 }),
    rows: [-1e4, 1e4, ...moments].map((t) => Array.from({ length: width }, () => t)),
    mutant: componentWise(width, mutant),
  }))
