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
  const around = landings.flatMap((landing) => grid(landing - 1e-5, landing + 1e-5, 2000))
  expect(run(bounceOut, 'bounceOut', around).filter((value) => value > 1)).toEqual([])
})

/** The slope and the second derivative to the right of a time (to the left with a negative step), from a parabola through three points. */
const derivatives = (call: typeof bounceOut, name: string, at: number, step: number): readonly [slope: number, second: number] => {
  const [a = NaN, b = NaN, c = NaN] = run(call, name, [at, at + step, at + 2 * step].map(Math.fround))
  return [(4 * b - c - 3 * a) / (2 * step), (a - 2 * b + c) / step ** 2]
}

test('backOut is one cubic, with the slope 4.70158 at its start and 0 at its end', () => {
  const values = run(backOut, 'backOut', grid(-1, 2, 13))
  const differences = (list: readonly number[]): readonly number[] => list.slice(1).map((value, i) => value - (list[i] ?? NaN))
  const fourth = differences(differences(differences(differences(values))))
  expect(Math.max(...fourth.map(Math.abs))).toBeLessThan(2e-5)
  // The error of the slope is a third of step² · third derivative.
  expect(derivatives(backOut, 'backOut', 0, 2 ** -8)[0]).toBeCloseTo(4.70158, 3)
  expect(derivatives(backOut, 'backOut', 1, -(2 ** -8))[0]).toBeCloseTo(0, 3)
})

test('bounceOut falls back by 1/4, 1/16 and 1/64 between its landings', () => {
  const middles = [1.5, 2.25, 2.625].map((middle) => Math.fround(middle / 2.75))
  const heights = [1 / 4, 1 / 16, 1 / 64]
  run(bounceOut, 'bounceOut', middles).forEach((value, i) => expect(1 - value).toBeCloseTo(heights[i] ?? NaN, 6))
  // They are the lowest points, and the curve is the same on both sides of them.
  for (const away of [0.01, 0.03]) {
    const [left, right] = [-away, away].map((by) =>
      run(
        bounceOut,
        'bounceOut',
        middles.map((middle) => Math.fround(middle + by)),
      ),
    )
    left?.forEach((value, i) => {
      expect(value).toBeGreaterThan(1 - (heights[i] ?? NaN))
      expect(value).toBeCloseTo(right?.[i] ?? NaN, 6)
    })
  }
})

test('each arc of bounceOut is the same parabola, with corners at the landings and at the end', () => {
  const step = 2 ** -6
  for (const start of [0, 1 / 2.75, 2 / 2.75, 2.5 / 2.75]) expect(derivatives(bounceOut, 'bounceOut', start, step)[1]).toBeCloseTo(2 * 2.75 ** 2, 1)
  for (const corner of [1 / 2.75, 2 / 2.75, 2.5 / 2.75, 1]) {
    const [before, after] = [-step, step].map((signed) => derivatives(bounceOut, 'bounceOut', corner, signed)[0])
    expect((before ?? NaN) - (after ?? NaN)).toBeGreaterThan(0.6)
  }
})

test('cubicInOut and exponentialInOut have their slopes and second derivatives on either side of the middle', () => {
  const first = run(cubicInOut, 'cubicInOut', grid(0, 0.5, 65))
  grid(0, 0.5, 65).forEach((t, i) => expect(first[i]).toBeCloseTo((2 * t) ** 3 / 2, 6))
  const rows = [
    { name: 'cubicInOut', call: cubicInOut, slope: 3, second: 12 },
    { name: 'exponentialInOut', call: exponentialInOut, slope: 10 * Math.LN2, second: 200 * Math.LN2 ** 2 },
  ]
  for (const { name, call, slope, second } of rows) {
    for (const side of [-1, 1]) {
      const [measured, curvature] = derivatives(call, name, 0.5, side * 2 ** -9)
      expect(Math.abs(measured - slope)).toBeLessThan(0.01)
      expect(Math.abs((-side * curvature) / second - 1)).toBeLessThan(0.1)
    }
  }
})

test('exponentialInOut doubles every twentieth, jumps by 1/2048 at its ends and makes 90% of its way in the middle third', () => {
  const at = (times: readonly number[]): readonly number[] => run(exponentialInOut, 'exponentialInOut', times)
  at(grid(0.05, 0.5, 10)).forEach((value, i) => expect(value * 2 ** (10 - i)).toBeCloseTo(1, 4))
  const [start = NaN, end = NaN, early = NaN, late = NaN] = at([2 ** -60, 1 - 2 ** -24, 1 / 3, 2 / 3].map(Math.fround))
  expect(start * 2048).toBeCloseTo(1, 3)
  expect((1 - end) * 2048).toBeCloseTo(1, 3)
  expect(late - early).toBeCloseTo(0.9, 2)
})

test('elasticOut passes 1 at 0.075 and then every 0.15, further from it each time by a factor of 2^-1.5', () => {
  const crossings = grid(0.075, 0.975, 7)
  for (const value of run(elasticOut, 'elasticOut', crossings)) expect(value).toBeCloseTo(1, 5)
  const swings = run(elasticOut, 'elasticOut', grid(0.15, 0.9, 6)).map((value) => Math.abs(value - 1))
  swings.slice(1).forEach((swing, i) => expect(swing / (swings[i] ?? NaN)).toBeCloseTo(2 ** -1.5, 3))
})

test('elasticOut dips to 0.868 after its first peak, jumps by 1/2048 at its end and has a corner at its start', () => {
  expect(Math.min(...run(elasticOut, 'elasticOut', grid(0.2, 1, 2001)))).toBeCloseTo(1 - 0.1319, 4)
  const [end = NaN] = run(elasticOut, 'elasticOut', [1 - 2 ** -24])
  expect((end - 1) * 2048).toBeCloseTo(1, 2)
  const [before, after] = [-1, 1].map((side) => derivatives(elasticOut, 'elasticOut', 0, side * 2 ** -12)[0])
  expect(before).toBeCloseTo(0, 6)
  expect(after).toBeCloseTo(10 * Math.LN2, 1)
})

test('circularIn starts with the curvature 1 and gets steeper without bound', () => {
  expect(derivatives(circularIn, 'circularIn', 0, 2 ** -6)[1]).toBeCloseTo(1, 2)
  // The last part of the way, over the time it takes.
  const slopes = [4, 8, 12, 16, 20].map((bits) => (1 - (run(circularIn, 'circularIn', [1 - 2 ** -bits])[0] ?? NaN)) * 2 ** bits)
  slopes.slice(1).forEach((slope, i) => expect(slope / (slopes[i] ?? NaN)).toBeGreaterThan(3.9))
  expect(derivatives(circularIn, 'circularIn', 1, 2 ** -6)).toEqual([0, 0])
})

test('circularIn keeps the digits of small results and is held at 1', () => {
  for (const t of [1e-3, 1e-6, 1e-12]) expect((run(circularIn, 'circularIn', [Math.fround(t)])[0] ?? NaN) / (t ** 2 / 2)).toBeCloseTo(1, 5)
  expect(run(circularIn, 'circularIn', [1.0000001, 1.5, 1e30].map(Math.fround))).toEqual([1, 1, 1])
})

test('circularIn lies on a circle about (0, 1)', () => {
  const values = run(circularIn, 'circularIn', steps)
  const off = steps.map((t, i) => Math.abs(Math.hypot(t, 1 - (values[i] ?? NaN)) - 1))
  expect(off.filter((distance) => distance > 1e-6)).toEqual([])
})
