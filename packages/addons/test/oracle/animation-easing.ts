/** The easings in Penner's own terms, for a movement from 0 to 1 in the time 1; with his constants as printed. */
import type { FunctionRecord } from '../../catalogue/record.ts'
import { recordAt } from '../harness/record-at.ts'
import { componentWise, times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const backOutRecord = recordAt('animation/easing/backOut')
const bounceOutRecord = recordAt('animation/easing/bounceOut')
const circularInRecord = recordAt('animation/easing/circularIn')
const cubicInOutRecord = recordAt('animation/easing/cubicInOut')
const elasticOutRecord = recordAt('animation/easing/elasticOut')
const exponentialInOutRecord = recordAt('animation/easing/exponentialInOut')

type Curve = (time?: number) => number

/** Before the start each curve has its value at time 0, and after the end that at time 1. */
const held =
  (curve: Curve): Curve =>
  (time = NaN) =>
    curve(Math.min(Math.max(time, 0), 1))

/** Exact ends for curves that only approach them. */
const forced =
  (curve: Curve): Curve =>
  (time = NaN) => {
    if (time <= 0) return 0
    return time >= 1 ? 1 : curve(time)
  }

const back =
  (s: number): Curve =>
  (time = NaN) =>
    (time - 1) ** 2 * ((s + 1) * (time - 1) + s) + 1

const bounce = (third: number): Curve =>
  held((t = NaN) => {
    if (t < 1 / 2.75) return 7.5625 * t ** 2
    if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75
    if (t < 2.5 / 2.75) return 7.5625 * (t - 2.25 / 2.75) ** 2 + third
    return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375
  })

const circular = (power: number): Curve => held((t = NaN) => 1 - Math.sqrt(1 - t ** power))

const cubic =
  (middle: number): Curve =>
  (time = NaN) =>
    time < middle ? (2 * time) ** 3 / 2 : ((2 * time - 2) ** 3 + 2) / 2

const elastic = (period: number): Curve => forced((t = NaN) => 2 ** (-10 * t) * Math.sin(((t - period / 4) * 2 * Math.PI) / period) + 1)

const exponential: Curve = (t = NaN) => (t < 0.5 ? 2 ** (10 * (2 * t - 1)) / 2 : (2 - 2 ** (-10 * (2 * t - 1))) / 2)

const easing = (record: FunctionRecord, curve: Curve, mutant: Curve, moments: readonly number[] = []): FunctionOracle => {
  const widths = { '': 1, _vec2: 2, _vec3: 3, _vec4: 4 }
  return {
    record,
    signatures: Object.entries(widths).map(([suffix, width]) => ({
      signature: `${record.importName}${suffix}`,
      expected: componentWise(width, curve),
      ranges: times(width, { min: -1, max: 2 }),
      rows: [-1e4, 1e4, ...moments].map((t) => Array.from({ length: width }, () => t)),
      mutant: componentWise(width, mutant),
    })),
  }
}

export const easingOracles: readonly FunctionOracle[] = [
  easing(backOutRecord, back(1.70158), back(1.7)),
  easing(bounceOutRecord, bounce(0.9375), bounce(0.93), [1 / 2.75, 2 / 2.75, 2.5 / 2.75]),
  easing(circularInRecord, circular(2), circular(2.01)),
  easing(cubicInOutRecord, cubic(0.5), cubic(0.51)),
  easing(elasticOutRecord, elastic(0.3), elastic(0.301), [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]),
  // The most common mistake: the ends of the formula, which are not exactly 0 and 1.
  easing(exponentialInOutRecord, forced(exponential), held(exponential)),
]
