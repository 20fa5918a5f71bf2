/** Properties of aabbIntersect: a march along the ray finds the same interval inside the box. */
import { expect, test } from 'vitest'
import { aabbIntersect } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const rows = spread(
  [...times(3, { min: -1.5, max: -0.5 }), ...times(3, { min: 0.5, max: 1.5 }), ...times(3, { min: -2, max: 2 }), ...times(3, { min: -1, max: 1 })],
  400,
)
const results = runOnCPU(signatureOf(aabbIntersect, 'aabbIntersect'), rows)

const step = 0.01
const isInside = (row: readonly number[], t: number): boolean =>
  [0, 1, 2].every((axis) => {
    const x = (row[axis + 6] ?? NaN) + t * (row[axis + 9] ?? NaN)
    return x >= (row[axis] ?? NaN) && x <= (row[axis + 3] ?? NaN)
  })

test('a march along the ray is inside the box from near to far and nowhere else', () => {
  const wrong = rows.flatMap((row, i) => {
    const [near = NaN, far = NaN] = results[i] ?? []
    for (let t = -20; t <= 20; t += step) {
      const between = t > near + 1e-4 && t < far - 1e-4
      const beyond = t < near - 1e-4 || t > far + 1e-4
      if ((between && !isInside(row, t)) || (beyond && isInside(row, t))) return [{ row, near, far, t }]
    }
    return []
  })
  expect(wrong).toEqual([])
})

test('the ray the other way round sees the same stretch backwards', () => {
  const back = runOnCPU(
    signatureOf(aabbIntersect, 'aabbIntersect'),
    rows.map((row) => row.map((value, i) => (i >= 9 ? -value : value))),
  )
  const hits = results.map(([near = NaN, far = NaN], i) => ({ near, far, back: back[i] ?? [] })).filter(({ near, far }) => near <= far)
  expect(hits.length).toBeGreaterThan(50)
  expect(hits.filter(({ near, far, back: [backNear = NaN, backFar = NaN] }) => backNear !== -far || backFar !== -near)).toEqual([])
})

test('swapped corners make the same box', () => {
  // Rays parallel to faces too, beside the box and inside of it.
  const some = rows.flatMap((row, i) => [row, row.map((value, column) => (column === 9 + (i % 3) ? 0 : value))])
  const straight = runOnCPU(signatureOf(aabbIntersect, 'aabbIntersect'), some)
  for (let bits = 1; bits < 8; bits++) {
    const swapped = some.map((row) => row.map((value, i) => (i < 6 && bits & (1 << (i % 3)) ? (row[(i + 3) % 6] ?? NaN) : value)))
    expect(runOnCPU(signatureOf(aabbIntersect, 'aabbIntersect'), swapped)).toEqual(straight)
  }
})
