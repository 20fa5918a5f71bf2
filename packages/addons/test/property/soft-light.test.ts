/** What everybody may rely on about softLight, and culori's opinion of it. */
import { blend } from 'culori'
import { expect, test } from 'vitest'
import { blendSoftLight } from '../../src/index.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const seventeen = grid(0, 1, 17)
const pairs = seventeen.flatMap((base) => seventeen.map((above) => [base, above] as const))
const results = runOnCPU(signatureOf(blendSoftLight, 'blendSoftLight'), pairs)

test('culori blends to the same colours', () => {
  const grey = (value: number) => ({ mode: 'rgb', r: value, g: value, b: value }) as const
  const apart = pairs.map(([base, above], i) => Math.abs(blend([grey(base), grey(above)], 'soft-light').r - (results[i]?.[0] ?? NaN)))
  expect(Math.max(...apart)).toBeLessThan(3e-7)
})

test('colours stay colours', () => {
  expect(results.every(([value = NaN]) => value >= 0 && value <= 1)).toBe(true)
})

test('a brighter blend colour never darkens', () => {
  const falls = pairs.filter(([, above], i) => above > 0 && (results[i]?.[0] ?? NaN) < (results[i - 1]?.[0] ?? NaN) - 1e-7)
  expect(falls).toEqual([])
})

test('opacity 0 keeps the base and opacity 1 is the blend', () => {
  const mixed = (opacity: number) =>
    runOnCPU(
      signatureOf(blendSoftLight, 'blendSoftLight_opacity'),
      pairs.map((pair) => [...pair, opacity]),
    ).flat()
  expect(mixed(0)).toEqual(pairs.map(([base]) => base))
  mixed(1).forEach((value, i) => expect(value).toBeCloseTo(results[i]?.[0] ?? NaN, 6))
})
