/** What everybody may rely on about bounceOut, whatever formula makes it. */
import { expect, test } from 'vitest'
import { bounceOut } from '../../src/index.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const steps = grid(0, 1, 100_001)
const values = runOnCPU(
  signatureOf(bounceOut, 'bounceOut'),
  steps.map((t) => [t]),
).map(([value = NaN]) => value)

test('it never leaves 0 to 1', () => {
  expect(Math.min(...values.slice(0, 50_000), ...values.slice(50_000))).toBe(0)
  expect(values.every((value) => value <= 1)).toBe(true)
})

test('it turns back at three landings and at three summits', () => {
  const turns = values.flatMap((value, i) => {
    const before = values[i - 1] ?? NaN
    const after = values[i + 1] ?? NaN
    // Landings are the highest points of the curve, summits of the ball its lowest between them.
    if (value > 0.999 && value >= before && value > after) return ['landing']
    return value < before && value <= after && after - value < 1e-4 ? ['summit'] : []
  })
  expect(turns.filter((turn, i) => turn !== turns[i - 1])).toEqual(['landing', 'summit', 'landing', 'summit', 'landing', 'summit'])
})

test('it is continuous', () => {
  // The steepest place is the first landing: a slope of 2·2.75.
  const jumps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? NaN)))
  expect(jumps.every((jump) => jump < 5.6e-5)).toBe(true)
})
