/** Properties of the easings, independent of their formulas. */
import { describe, expect, test } from 'vitest'
import { backOut, bounceOut, circularIn, cubicInOut, elasticOut, exponentialInOut } from '../../src/index.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

interface Easing {
  readonly name: string
  readonly call: typeof bounceOut
  /** The largest value of the curve. */
  readonly highest: number
  /** The number of turning points between its ends. */
  readonly turns: number
  /** The largest jump between two times a hundred-thousandth apart: its steepest slope, or a step at an end. */
  readonly jump: number
  /** Whether the curve is constant before the start and after the end. */
  readonly held: boolean
}

const easings: readonly Easing[] = [
  // Steepest at the start: 3 + 1.70158.
  { name: 'backOut', call: backOut, highest: 1.100004, turns: 1, jump: 4.8e-5, held: false },
  // The steepest place is the first landing: a slope of 2·2.75.
  { name: 'bounceOut', call: bounceOut, highest: 1, turns: 6, jump: 5.6e-5, held: true },
  // The last step goes straight up: √(2·10⁻⁵).
  { name: 'circularIn', call: circularIn, highest: 1, turns: 0, jump: 0.0045, held: true },
  { name: 'cubicInOut', call: cubicInOut, highest: 1, turns: 0, jump: 3.1e-5, held: false },
  // The remaining swing at the end is cut off: the last turning point.
  { name: 'elasticOut', call: elasticOut, highest: 1.373098, turns: 7, jump: 0.5 / 1000, held: true },
  { name: 'exponentialInOut', call: exponentialInOut, highest: 1, turns: 0, jump: 0.5 / 1000, held: true },
]

const run = (call: typeof bounceOut, name: string, times: readonly number[]): readonly number[] =>
  runOnCPU(
    signatureOf(call, name),
    times.map((t) => [t]),
  ).map(([value = NaN]) => value)

const steps = grid(0, 1, 100_001)

describe.each(easings)('$name', ({ name, call, highest, turns, jump, held }) => {
  const values = run(call, name, steps)

  test('begins at exactly 0 and ends at exactly 1', () => {
    expect([values[0], values.at(-1)]).toEqual([0, 1])
  })

  test('never goes below 0, nor above its highest point', () => {
    const sorted = values.toSorted((a, b) => a - b)
    expect(sorted[0]).toBe(0)
    expect(sorted.at(-1)).toBeCloseTo(highest, 6)
  })

  test('turns back as often as it should', () => {
    // Rounding makes small steps in flat places, which do not count as turning points.
    const coarse = values.filter((_, i) => i % 500 === 0)
    const directions = coarse
      .slice(1)
      .map((value, i) => value - (coarse[i] ?? NaN))
      .filter((change) => Math.abs(change) > 1e-4)
      .map(Math.sign)
    expect(directions.filter((direction, i) => i > 0 && direction !== directions[i - 1]).length).toBe(turns)
  })

  test('makes no larger jump than its slope asks for', () => {
    const jumps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? NaN)))
    expect(jumps.filter((one) => one > jump)).toEqual([])
  })

  test('is held before the start and after the end, or goes on with its formula', () => {
    const outside = run(call, name, [-5, -0.1, 1.1, 5])
    if (held) expect(outside).toEqual([0, 0, 1, 1])
    else expect(outside.some((value) => value < 0) && outside.some((value) => value > 1)).toBe(true)
  })
})

test.each([
  { name: 'cubicInOut', call: cubicInOut },
  { name: 'exponentialInOut', call: exponentialInOut },
])('$name is the same turned round the middle', ({ name, call }) => {
  const [there, back] = [
    run(call, name, steps),
    run(
      call,
      name,
      steps.map((t) => Math.fround(1 - t)),
    ),
  ]
  expect(Math.max(...there.slice(0, 50_000).map((value, i) => Math.abs(value + (back[i] ?? NaN) - 1)))).toBeLessThan(1e-6)
})

test('bounceOut lands on 1 between its bounces, and never above', () => {
  const landings = [1 / 2.75, 2 / 2.75, 2.5 / 2.75]
  for (const value of run(bounceOut, 'bounceOut', landings.map(Math.fround))) expect(value).toBeCloseTo(1, 6)
})

test('elasticOut passes 1 at 0.075 and then every 0.15, further from it each time by a factor of 2^-1.5', () => {
  const crossings = grid(0.075, 0.975, 7)
  for (const value of run(elasticOut, 'elasticOut', crossings)) expect(value).toBeCloseTo(1, 5)
  const swings = run(elasticOut, 'elasticOut', grid(0.15, 0.9, 6)).map((value) => Math.abs(value - 1))
  swings.slice(1).forEach((swing, i) => expect(swing / (swings[i] ?? NaN)).toBeCloseTo(2 ** -1.5, 3))
})

test('circularIn lies on a circle about (0, 1)', () => {
  const values = run(circularIn, 'circularIn', steps)
  const off = steps.map((t, i) => Math.abs(Math.hypot(t, 1 - (values[i] ?? NaN)) - 1))
  expect(off.filter((distance) => distance > 1e-6)).toEqual([])
})
