/** What everybody may rely on about sourceOver. */
import { expect, test } from 'vitest'
import { compositeSourceOver } from '../../src/index.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { times } from '../harness/oracle.ts'

const over = (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(compositeSourceOver, 'compositeSourceOver'), rows)

test('alphas 0, ½ and 1 come out exact', () => {
  const alphas = [0, 0.5, 1]
  const pairs = alphas.flatMap((source) => alphas.map((destination) => [source, destination]))
  const expected = pairs.map(([source = NaN, destination = NaN]) => [source + destination - source * destination])
  expect(runOnCPU(signatureOf(compositeSourceOver, 'compositeSourceOver_float'), pairs)).toEqual(expected)
})

test('three layers may be joined in either order of pairs', () => {
  // A premultiplied colour is no brighter than its alpha.
  const layers = spread(times(12, { min: 0, max: 1 }), 1000).map((row) =>
    row.map((value, i) => Math.fround(i % 4 === 3 ? value : value * (row[i - (i % 4) + 3] ?? NaN))),
  )
  const layer = (i: number) => layers.map((row) => row.slice(4 * i, 4 * i + 4))
  const join = (above: readonly (readonly number[])[], below: readonly (readonly number[])[]) => over(above.map((row, i) => [...row, ...(below[i] ?? [])]))
  const left = join(join(layer(0), layer(1)), layer(2)).flat()
  const right = join(layer(0), join(layer(1), layer(2))).flat()
  expect(Math.max(...left.map((value, i) => Math.abs(value - (right[i] ?? NaN))))).toBeLessThan(3e-7)
})
