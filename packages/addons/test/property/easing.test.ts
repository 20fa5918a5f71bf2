/** Properties of the easings, independent of their formulas. */
import { describe, expect, test } from 'vitest'
import {
  backIn,
  backInOut,
  backOut,
  bounceIn,
  bounceInOut,
  bounceOut,
  circularIn,
  circularInOut,
  circularOut,
  cubicIn,
  cubicInOut,
  cubicOut,
  elasticIn,
  elasticInOut,
  elasticOut,
  exponentialIn,
  exponentialInOut,
  exponentialOut,
  linearIn,
  linearInOut,
  linearOut,
  quadraticIn,
  quadraticInOut,
  quadraticOut,
  quarticIn,
  quarticInOut,
  quarticOut,
  quinticIn,
  quinticInOut,
  quinticOut,
  sineIn,
  sineInOut,
  sineOut,
} from '../../src/index.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const functions = {
  backIn,
  backInOut,
  backOut,
  bounceIn,
  bounceInOut,
  bounceOut,
  circularIn,
  circularInOut,
  circularOut,
  cubicIn,
  cubicInOut,
  cubicOut,
  elasticIn,
  elasticInOut,
  elasticOut,
  exponentialIn,
  exponentialInOut,
  exponentialOut,
  linearIn,
  linearInOut,
  linearOut,
  quadraticIn,
  quadraticInOut,
  quadraticOut,
  quarticIn,
  quarticInOut,
  quarticOut,
  quinticIn,
  quinticInOut,
  quinticOut,
  sineIn,
  sineInOut,
  sineOut,
} as const

type Name = keyof typeof functions

const held = [0, 0] as const
const through = [-1, 1] as const

/** The easings; each has a jump, and what is not the same for most. */
const easings: readonly Easing[] = [
  // Steepest at the start: 3 + 1.70158.
  { name: 'backOut', highest: 1.100004, turns: 1, jump: 4.8e-5, outside: through, slopes: [4.70158, 0.3246, 0] },
  { name: 'backIn', lowest: -0.100004, turns: 1, jump: 4.8e-5, outside: through, slopes: [0, 0.3246, 4.70158] },
  { name: 'backInOut', lowest: -0.100151, highest: 1.100151, turns: 2, jump: 5.7e-5, outside: through, slopes: [0, 5.5949, 0] },
  // The steepest place is the first landing: a slope of 2·2.75.
  { name: 'bounceOut', turns: 6, jump: 5.6e-5, outside: held },
  { name: 'bounceIn', turns: 6, jump: 5.6e-5, outside: held },
  { name: 'bounceInOut', turns: 12, jump: 5.6e-5, outside: held },
  // The last step goes straight up: √(2·10⁻⁵).
  { name: 'circularIn', jump: 0.0045, outside: held },
  { name: 'circularOut', jump: 0.0045, outside: held },
  { name: 'circularInOut', jump: 0.0032, outside: held },
  { name: 'cubicIn', jump: 3.1e-5, outside: through, slopes: [0, 0.75, 3] },
  { name: 'cubicOut', jump: 3.1e-5, outside: through, slopes: [3, 0.75, 0] },
  { name: 'cubicInOut', jump: 3.1e-5, outside: through, slopes: [0, 3, 0] },
  // The remaining swing at the end is cut off: the last turning point.
  { name: 'elasticOut', highest: 1.373098, turns: 7, jump: 0.5 / 1000, outside: held },
  { name: 'elasticIn', lowest: -0.373098, turns: 7, jump: 0.5 / 1000, outside: held },
  { name: 'elasticInOut', lowest: -0.118348, highest: 1.118348, turns: 8, jump: 1.1e-4, outside: held },
  { name: 'exponentialIn', jump: 0.99 / 1000, outside: held },
  { name: 'exponentialOut', jump: 0.99 / 1000, outside: held },
  { name: 'exponentialInOut', jump: 0.5 / 1000, outside: held },
  { name: 'linearIn', jump: 1.01e-5, outside: through, slopes: [1, 1, 1] },
  { name: 'linearOut', jump: 1.01e-5, outside: through, slopes: [1, 1, 1] },
  { name: 'linearInOut', jump: 1.01e-5, outside: through, slopes: [1, 1, 1] },
  { name: 'quadraticIn', jump: 2.1e-5, outside: [1, 1], slopes: [0, 1, 2] },
  { name: 'quadraticOut', jump: 2.1e-5, outside: [-1, -1], slopes: [2, 1, 0] },
  { name: 'quadraticInOut', jump: 2.1e-5, outside: [1, -1], slopes: [0, 2, 0] },
  { name: 'quarticIn', jump: 4.1e-5, outside: [1, 1], slopes: [0, 0.5, 4] },
  { name: 'quarticOut', jump: 4.1e-5, outside: [-1, -1], slopes: [4, 0.5, 0] },
  { name: 'quarticInOut', jump: 4.1e-5, outside: [1, -1], slopes: [0, 4, 0] },
  { name: 'quinticIn', jump: 5.1e-5, outside: through, slopes: [0, 0.3125, 5] },
  { name: 'quinticOut', jump: 5.1e-5, outside: through, slopes: [5, 0.3125, 0] },
  { name: 'quinticInOut', jump: 5.1e-5, outside: through, slopes: [0, 5, 0] },
  { name: 'sineIn', jump: 1.7e-5, outside: [1, 1], slopes: [0, (Math.PI / 4) * Math.SQRT2, Math.PI / 2] },
  { name: 'sineOut', jump: 1.7e-5, outside: [-1, -1], slopes: [Math.PI / 2, (Math.PI / 4) * Math.SQRT2, 0] },
  { name: 'sineInOut', jump: 1.7e-5, outside: [1, -1], slopes: [0, Math.PI / 2, 0] },
]

interface Easing {
  readonly name: Name
  /** The least and the largest value of the curve: by default 0 and 1. */
  readonly lowest?: number
  readonly highest?: number
  /** The number of turning points between its ends. */
  readonly turns?: number
  /** The largest jump between two times a hundred-thousandth apart: its steepest slope, or a step at an end. */
  readonly jump: number
  /** Before the start, whether it is below 0 or above; after the end, whether it is below 1 or above; 0 where it keeps its value. */
  readonly outside: readonly [before: number, after: number]
  /** At the start, in the middle and at the end; none for curves with steps, corners or vertical ends. */
  readonly slopes?: readonly [start: number, middle: number, end: number]
}

const run = (name: Name, times: readonly number[]): readonly number[] =>
  runOnCPU(
    signatureOf(functions[name], name),
    times.map((t) => [t]),
  ).map(([value = NaN]) => value)

/** The slope and the second derivative to the right of a time (to the left with a negative step), from a parabola through three points. */
const derivatives = (name: Name, at: number, step: number): readonly [slope: number, second: number] => {
  const [a = NaN, b = NaN, c = NaN] = run(name, [at, at + step, at + 2 * step].map(Math.fround))
  return [(4 * b - c - 3 * a) / (2 * step), (a - 2 * b + c) / step ** 2]
}

const steps = grid(0, 1, 100_001)
const coarseSteps = grid(0, 1, 513)

describe.each(easings)('$name', ({ name, lowest = 0, highest = 1, turns = 0, jump, outside, slopes }) => {
  const values = run(name, steps)

  test('begins at exactly 0 and ends at exactly 1', () => {
    expect(values[0] === 0).toBe(true)
    expect(values.at(-1)).toBe(1)
  })

  test('never goes below its lowest point, nor above its highest', () => {
    const sorted = values.toSorted((a, b) => a - b)
    expect(sorted[0]).toBeCloseTo(lowest, 6)
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
    expect(run(name, [-0.9, -0.1]).map(Math.sign)).toEqual([outside[0], outside[0]])
    expect(run(name, [1.1, 1.9]).map((value) => Math.sign(value - 1))).toEqual([outside[1], outside[1]])
  })

  test('has its slopes at the start, in the middle and at the end', () => {
    const step = 2 ** -10
    const measured = ([0, 0.5, 1] as const).map((at) => derivatives(name, at, at === 1 ? -step : step)[0])
    for (const [i, slope] of (slopes ?? []).entries()) expect(Math.abs((measured[i] ?? NaN) - slope)).toBeLessThan(0.005)
  })
})

const largestDifference = (one: readonly number[], other: readonly number[]): number => Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? NaN))))

describe.each([
  ['backIn', 'backOut'],
  ['bounceIn', 'bounceOut'],
  ['circularIn', 'circularOut'],
  ['elasticIn', 'elasticOut'],
  ['exponentialIn', 'exponentialOut'],
  ['cubicIn', 'cubicOut'],
  ['linearIn', 'linearOut'],
  ['quadraticIn', 'quadraticOut'],
  ['quarticIn', 'quarticOut'],
  ['quinticIn', 'quinticOut'],
  ['sineIn', 'sineOut'],
] as const)('%s and %s', (inName, outName) => {
  test('is its “in” easing turned round', () => {
    const backwards = run(
      inName,
      coarseSteps.map((t) => 1 - t),
    )
    expect(
      largestDifference(
        run(outName, coarseSteps),
        backwards.map((value) => 1 - value),
      ),
    ).toBeLessThan(1e-6)
  })
})

// Not back and elastic, whose halves have constants of their own.
describe.each([
  ['bounceIn', 'bounceInOut'],
  ['circularIn', 'circularInOut'],
  ['exponentialIn', 'exponentialInOut'],
  ['cubicIn', 'cubicInOut'],
  ['linearIn', 'linearInOut'],
  ['quadraticIn', 'quadraticInOut'],
  ['quarticIn', 'quarticInOut'],
  ['quinticIn', 'quinticInOut'],
  ['sineIn', 'sineInOut'],
] as const)('%s and %s', (inName, inOutName) => {
  test('is its “in” easing at half the size until halfway', () => {
    const full = run(inName, coarseSteps)
    const half = run(
      inOutName,
      coarseSteps.map((t) => t / 2),
    )
    expect(
      largestDifference(
        half,
        full.map((value) => value / 2),
      ),
    ).toBeLessThan(1e-6)
  })
})

const turnable = [
  'backInOut',
  'bounceInOut',
  'circularInOut',
  'elasticInOut',
  'cubicInOut',
  'exponentialInOut',
  'linearInOut',
  'quadraticInOut',
  'quarticInOut',
  'quinticInOut',
  'sineInOut',
] as const

test.each(turnable.map((name) => ({ name })))('$name is the same turned round the middle', ({ name }) => {
  const back = run(
    name,
    coarseSteps.map((t) => 1 - t),
  )
  expect(
    largestDifference(
      run(name, coarseSteps),
      back.map((value) => 1 - value),
    ),
  ).toBeLessThan(1e-6)
})

test.each([
  { name: 'backInOut', slope: 5.59491, second: 32.759 },
  { name: 'cubicInOut', slope: 3, second: 12 },
  { name: 'exponentialInOut', slope: 10 * Math.LN2, second: 200 * Math.LN2 ** 2 },
  { name: 'quadraticInOut', slope: 2, second: 4 },
  { name: 'quarticInOut', slope: 4, second: 24 },
  { name: 'quinticInOut', slope: 5, second: 40 },
] as const)('$name has its slope and its second derivative on either side of the middle', ({ name, slope, second }) => {
  for (const side of [-1, 1]) {
    const [measured, curvature] = derivatives(name, 0.5, side * 2 ** -9)
    expect(Math.abs(measured - slope)).toBeLessThan(0.01)
    expect(Math.abs((-side * curvature) / second - 1)).toBeLessThan(0.1)
  }
})

test('quadraticIn and quadraticOut have the second derivatives 2 and −2 everywhere', () => {
  for (const at of [-0.5, 0, 0.25, 0.75, 1.25]) {
    expect(derivatives('quadraticIn', at, 2 ** -6)[1]).toBeCloseTo(2, 2)
    expect(derivatives('quadraticOut', at, 2 ** -6)[1]).toBeCloseTo(-2, 2)
  }
})

test('the second derivative of cubicIn grows from 0 to 6', () => {
  const seconds = [0, 0.25, 0.5, 0.75, 1].map((at) => derivatives('cubicIn', at - 2 ** -6, 2 ** -6)[1])
  seconds.forEach((second, i) => expect(second).toBeCloseTo(1.5 * i, 2))
})

test.each([
  { name: 'quarticIn', power: 4 },
  { name: 'quinticIn', power: 5 },
] as const)('$name is a power of the time, down to small times', ({ name, power }) => {
  const times = [2 ** -20, 2 ** -10, 0.1, 0.25, 0.5, 0.75, 1, 2].map(Math.fround)
  run(name, times).forEach((value, i) => expect(value / (times[i] ?? NaN) ** power).toBeCloseTo(1, 5))
})

test.each([
  { name: 'quarticIn', at: 0.8409 },
  { name: 'quarticOut', at: 0.1591 },
  { name: 'quinticIn', at: 0.8706 },
  { name: 'quinticOut', at: 0.1294 },
] as const)('$name is halfway when its page says', ({ name, at }) => {
  expect(run(name, [Math.fround(at)])[0]).toBeCloseTo(0.5, 3)
})

test.each([
  { name: 'cubicInOut', part: 7 / 8 },
  { name: 'quarticInOut', part: 15 / 16 },
  { name: 'quinticInOut', part: 31 / 32 },
] as const)('$name makes this part of its way in the middle half of the time', ({ name, part }) => {
  const [early = NaN, late = NaN] = run(name, [0.25, 0.75])
  expect(late - early).toBe(part)
})

test('linearIn, linearOut and linearInOut return the time itself', () => {
  const times = [-1e30, -1.5, -0.1, 0, 1e-30, 0.1, 1 / 3, 0.5, 0.9, 1, 1.1, 1e30].map(Math.fround)
  for (const name of ['linearIn', 'linearOut', 'linearInOut'] as const) expect(run(name, times)).toEqual(times)
})

test('sineIn and sineOut have no curvature at their fast ends, and go on as waves with a period of 4', () => {
  expect(derivatives('sineIn', 1 - 2 ** -6, 2 ** -6)[1]).toBeCloseTo(0, 2)
  expect(derivatives('sineOut', -(2 ** -6), 2 ** -6)[1]).toBeCloseTo(0, 2)
  for (const name of ['sineIn', 'sineOut'] as const) {
    const round = run(name, grid(0, 4, 257))
    for (const rounds of [-3, 1, 100]) {
      const later = run(name, grid(4 * rounds, 4 * rounds + 4, 257))
      expect(largestDifference(round, later)).toBeLessThan(1e-6)
    }
    expect(Math.max(...round) - Math.min(...round)).toBeCloseTo(2, 6)
  }
})

test('sineInOut swings between 0 and 1 for ever, with a period of 2 and no seam', () => {
  const round = run('sineInOut', grid(0, 2, 257))
  expect([Math.min(...round), Math.max(...round)]).toEqual([0, 1])
  expect(largestDifference(round, run('sineInOut', grid(200, 202, 257)))).toBeLessThan(1e-6)
  for (const seam of [0, 0.5, 1]) {
    const [before, after] = [-1, 1].map((side) => derivatives('sineInOut', seam, side * 2 ** -7)[1])
    expect(Math.abs((before ?? NaN) - (after ?? NaN))).toBeLessThan(0.5)
  }
})

test('bounceOut lands on 1 between its bounces, and never above', () => {
  const landings = [1 / 2.75, 2 / 2.75, 2.5 / 2.75]
  for (const value of run('bounceOut', landings.map(Math.fround))) expect(value).toBeCloseTo(1, 6)
  const around = landings.flatMap((landing) => grid(landing - 1e-5, landing + 1e-5, 2000))
  expect(run('bounceOut', around).filter((value) => value > 1)).toEqual([])
})

test('backOut is one cubic, with the slope 4.70158 at its start and 0 at its end', () => {
  const values = run('backOut', grid(-1, 2, 13))
  const differences = (list: readonly number[]): readonly number[] => list.slice(1).map((value, i) => value - (list[i] ?? NaN))
  const fourth = differences(differences(differences(differences(values))))
  expect(Math.max(...fourth.map(Math.abs))).toBeLessThan(2e-5)
  // The error of the slope is a third of step² · third derivative.
  expect(derivatives('backOut', 0, 2 ** -8)[0]).toBeCloseTo(4.70158, 3)
  expect(derivatives('backOut', 1, -(2 ** -8))[0]).toBeCloseTo(0, 3)
})

test('bounceOut falls back by 1/4, 1/16 and 1/64 between its landings', () => {
  const middles = [1.5, 2.25, 2.625].map((middle) => Math.fround(middle / 2.75))
  const heights = [1 / 4, 1 / 16, 1 / 64]
  run('bounceOut', middles).forEach((value, i) => expect(1 - value).toBeCloseTo(heights[i] ?? NaN, 6))
  // They are the lowest points, and the curve is the same on both sides of them.
  for (const away of [0.01, 0.03]) {
    const [left, right] = [-away, away].map((by) =>
      run(
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
  for (const start of [0, 1 / 2.75, 2 / 2.75, 2.5 / 2.75]) expect(derivatives('bounceOut', start, step)[1]).toBeCloseTo(2 * 2.75 ** 2, 1)
  for (const corner of [1 / 2.75, 2 / 2.75, 2.5 / 2.75, 1]) {
    const [before, after] = [-step, step].map((signed) => derivatives('bounceOut', corner, signed)[0])
    expect((before ?? NaN) - (after ?? NaN)).toBeGreaterThan(0.6)
  }
})

test('exponentialInOut doubles every twentieth, jumps by 1/2048 at its ends and makes 90% of its way in the middle third', () => {
  const at = (times: readonly number[]): readonly number[] => run('exponentialInOut', times)
  at(grid(0.05, 0.5, 10)).forEach((value, i) => expect(value * 2 ** (10 - i)).toBeCloseTo(1, 4))
  const [start = NaN, end = NaN, early = NaN, late = NaN] = at([2 ** -60, 1 - 2 ** -24, 1 / 3, 2 / 3].map(Math.fround))
  expect(start * 2048).toBeCloseTo(1, 3)
  expect((1 - end) * 2048).toBeCloseTo(1, 3)
  expect(late - early).toBeCloseTo(0.9, 2)
})

test('elasticOut passes 1 at 0.075 and then every 0.15, further from it each time by a factor of 2^-1.5', () => {
  const crossings = grid(0.075, 0.975, 7)
  for (const value of run('elasticOut', crossings)) expect(value).toBeCloseTo(1, 5)
  const swings = run('elasticOut', grid(0.15, 0.9, 6)).map((value) => Math.abs(value - 1))
  swings.slice(1).forEach((swing, i) => expect(swing / (swings[i] ?? NaN)).toBeCloseTo(2 ** -1.5, 3))
})

test('elasticOut dips to 0.868 after its first peak, jumps by 1/2048 at its end and has a corner at its start', () => {
  expect(Math.min(...run('elasticOut', grid(0.2, 1, 2001)))).toBeCloseTo(1 - 0.1319, 4)
  const [end = NaN] = run('elasticOut', [1 - 2 ** -24])
  expect((end - 1) * 2048).toBeCloseTo(1, 2)
  const [before, after] = [-1, 1].map((side) => derivatives('elasticOut', 0, side * 2 ** -12)[0])
  expect(before).toBeCloseTo(0, 6)
  expect(after).toBeCloseTo(10 * Math.LN2, 1)
})

test('circularIn starts with the curvature 1 and gets steeper without bound', () => {
  expect(derivatives('circularIn', 0, 2 ** -6)[1]).toBeCloseTo(1, 2)
  // The last part of the way, over the time it takes.
  const slopes = [4, 8, 12, 16, 20].map((bits) => (1 - (run('circularIn', [1 - 2 ** -bits])[0] ?? NaN)) * 2 ** bits)
  slopes.slice(1).forEach((slope, i) => expect(slope / (slopes[i] ?? NaN)).toBeGreaterThan(3.9))
  expect(derivatives('circularIn', 1, 2 ** -6)).toEqual([0, 0])
})

test('circularIn keeps the digits of small results and is held at 1', () => {
  for (const t of [1e-3, 1e-6, 1e-12]) expect((run('circularIn', [Math.fround(t)])[0] ?? NaN) / (t ** 2 / 2)).toBeCloseTo(1, 5)
  expect(run('circularIn', [1.0000001, 1.5, 1e30].map(Math.fround))).toEqual([1, 1, 1])
})

test('circularIn lies on a circle about (0, 1)', () => {
  const values = run('circularIn', steps)
  const off = steps.map((t, i) => Math.abs(Math.hypot(t, 1 - (values[i] ?? NaN)) - 1))
  expect(off.filter((distance) => distance > 1e-6)).toEqual([])
})

test('exponentialIn doubles and the rest of exponentialOut halves every tenth, with a jump of 1/1024', () => {
  run('exponentialIn', grid(0.1, 1, 10)).forEach((value, i) => expect(value * 2 ** (9 - i)).toBeCloseTo(1, 4))
  run('exponentialOut', grid(0, 0.9, 10)).forEach((value, i) => expect((1 - value) * 2 ** i).toBeCloseTo(1, 4))
  expect((run('exponentialIn', [2 ** -60])[0] ?? NaN) * 1024).toBeCloseTo(1, 3)
  const last = 1 - (run('exponentialOut', [1 - 2 ** -24])[0] ?? NaN)
  expect(last * 1024).toBeCloseTo(1, 3)
  for (const at of [0.25, 0.5, 0.75]) {
    expect(derivatives('exponentialIn', at, 2 ** -10)[0] / (run('exponentialIn', [at])[0] ?? NaN)).toBeCloseTo(10 * Math.LN2, 1)
    expect(derivatives('exponentialOut', at, 2 ** -8)[0] / (1 - (run('exponentialOut', [at])[0] ?? NaN))).toBeCloseTo(10 * Math.LN2, 1)
  }
  expect(derivatives('exponentialIn', 1, -(2 ** -10))[0]).toBeCloseTo(10 * Math.LN2, 1)
  expect(derivatives('exponentialIn', 1, 2 ** -10)[0]).toBe(0)
})

test('circularOut lies on a circle about (1, 0), and circularInOut on two of half the size', () => {
  const distances = run('circularOut', coarseSteps).map((value, i) => Math.hypot(1 - (coarseSteps[i] ?? NaN), value))
  expect(
    largestDifference(
      distances,
      coarseSteps.map(() => 1),
    ),
  ).toBeLessThan(1e-6)
  const halves = run('circularInOut', coarseSteps).map((value, i) => {
    const t = coarseSteps[i] ?? NaN
    return t < 0.5 ? Math.hypot(t, value - 0.5) : Math.hypot(1 - t, value - 0.5)
  })
  expect(
    largestDifference(
      halves,
      coarseSteps.map(() => 0.5),
    ),
  ).toBeLessThan(1e-6)
  const [early = NaN, late = NaN] = run('circularInOut', [0.4, 0.6].map(Math.fround))
  expect(late - early).toBeCloseTo(0.6, 5)
})

test('elasticIn crosses 0 every 0.15, and elasticInOut the ends of its way every 0.1125', () => {
  for (const value of run('elasticIn', grid(0.025, 0.925, 7))) expect(value).toBeCloseTo(0, 5)
  const swings = run('elasticIn', grid(0.1, 0.85, 6)).map(Math.abs)
  swings.slice(1).forEach((swing, i) => expect(swing / (swings[i] ?? NaN)).toBeCloseTo(2 ** 1.5, 3))
  expect((run('elasticIn', [2 ** -60])[0] ?? NaN) * 2048).toBeCloseTo(-1, 2)
  expect(derivatives('elasticIn', 1, -(2 ** -11))[0]).toBeCloseTo(10 * Math.LN2, 1)
  for (const value of run('elasticInOut', grid(0.44375 - 0.3375, 0.44375, 4))) expect(value).toBeCloseTo(0, 5)
  for (const value of run('elasticInOut', grid(1 - 0.44375, 1 - 0.44375 + 0.3375, 4))) expect(value).toBeCloseTo(1, 5)
  for (const side of [-1, 1]) expect(derivatives('elasticInOut', 0.5, side * 2 ** -11)[0]).toBeCloseTo(10 * Math.LN2, 1)
  expect((run('elasticInOut', [2 ** -60])[0] ?? NaN) * 1e5).toBeCloseTo(8.479, 1)
})

test('bounceIn hops to 1/64, 1/16 and 1/4, and bounceInOut to half of that at both ends', () => {
  const tops = [1 / 22, 2 / 11, 5 / 11]
  const heights = [1 / 64, 1 / 16, 1 / 4]
  run('bounceIn', tops.map(Math.fround)).forEach((value, i) => expect(value).toBeCloseTo(heights[i] ?? NaN, 6))
  const half = tops.map((top) => Math.fround(top / 2))
  run('bounceInOut', half).forEach((value, i) => expect(value).toBeCloseTo((heights[i] ?? NaN) / 2, 6))
  run(
    'bounceInOut',
    half.map((top) => Math.fround(1 - top)),
  ).forEach((value, i) => expect(1 - value).toBeCloseTo((heights[i] ?? NaN) / 2, 6))
  for (const value of run('bounceIn', [1 / 11, 3 / 11, 7 / 11].map(Math.fround))) expect(value).toBeCloseTo(0, 6)
  expect(derivatives('bounceIn', 1, -(2 ** -8))[0]).toBeCloseTo(0, 3)
  for (const side of [-1, 1]) expect(derivatives('bounceInOut', 0.5, side * 2 ** -8)[0]).toBeCloseTo(0, 3)
})
