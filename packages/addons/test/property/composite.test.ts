/** Properties of Porter and Duff's operators, and of premultiplied colours. */
import { describe, expect, test } from 'vitest'
import { compositeDestinationOut, compositeLighter, compositeSourceOver, compositeXor, premultiply, unpremultiply } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]

/** Colours no brighter than their alpha, in single precision. */
const layers = (count: number): Rows =>
  spread(times(4 * count, { min: 0, max: 1 }), 1000).map((row) =>
    row.map((value, i) => Math.fround(i % 4 === 3 ? value : value * (row[i - (i % 4) + 3] ?? NaN))),
  )
const layer = (rows: Rows, i: number): Rows => rows.map((row) => row.slice(4 * i, 4 * i + 4))
const beside = (above: Rows, below: Rows): Rows => above.map((row, i) => [...row, ...(below[i] ?? [])])
const apart = (one: Rows, other: Rows): number => {
  const values = other.flat()
  return Math.max(...one.flat().map((value, i) => Math.abs(value - (values[i] ?? NaN))))
}

interface Operator {
  readonly name: string
  readonly call: typeof compositeXor
  /** The result where both layers cover, the source alone, and the destination alone. */
  readonly both: number
  readonly source: number
  readonly destination: number
  readonly symmetric?: true
}

const operators: readonly Operator[] = [
  { name: 'compositeXor', call: compositeXor, both: 0, source: 1, destination: 1, symmetric: true },
  { name: 'compositeDestinationOut', call: compositeDestinationOut, both: 0, source: 0, destination: 1 },
  { name: 'compositeLighter', call: compositeLighter, both: 1, source: 1, destination: 1, symmetric: true },
  { name: 'compositeSourceOver', call: compositeSourceOver, both: 1, source: 1, destination: 1 },
]

describe.each(operators)('$name', ({ name, call, both, source, destination, symmetric }) => {
  const run = (rows: Rows): Rows => runOnCPU(signatureOf(call, name), rows)
  const two = layers(2)

  test('keeps exactly what it should of full and of empty layers', () => {
    const pairs = [
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ]
    expect(runOnCPU(signatureOf(call, `${name}_float`), pairs)).toEqual([[both], [source], [destination], [0]])
  })

  test('treats alpha as it treats colour', () => {
    const alphas = two.map((row) => [row[3] ?? NaN, row[7] ?? NaN])
    expect(runOnCPU(signatureOf(call, `${name}_float`), alphas)).toEqual(run(two).map((row) => [row[3]]))
  })

  test('makes no colour brighter than its alpha', () => {
    const tooBright = run(two).filter(([r = NaN, g = NaN, b = NaN, alpha = NaN]) => Math.max(r, g, b) > alpha + 1e-6)
    expect(tooBright).toEqual([])
  })

  test.runIf(symmetric)('takes its layers in either order', () => {
    expect(apart(run(beside(layer(two, 0), layer(two, 1))), run(beside(layer(two, 1), layer(two, 0))))).toBe(0)
  })
})

test('alphas 0, ½ and 1 of source over come out exact', () => {
  const alphas = [0, 0.5, 1]
  const pairs = alphas.flatMap((source) => alphas.map((destination) => [source, destination]))
  const expected = pairs.map(([source = NaN, destination = NaN]) => [source + destination - source * destination])
  expect(runOnCPU(signatureOf(compositeSourceOver, 'compositeSourceOver_float'), pairs)).toEqual(expected)
})

test.each([
  { name: 'compositeSourceOver', call: compositeSourceOver },
  { name: 'compositeLighter', call: compositeLighter },
])('three layers of $name may be joined in either order of pairs', ({ name, call }) => {
  const three = layers(3)
  const join = (above: Rows, below: Rows): Rows => runOnCPU(signatureOf(call, name), beside(above, below))
  const left = join(join(layer(three, 0), layer(three, 1)), layer(three, 2))
  const right = join(layer(three, 0), join(layer(three, 1), layer(three, 2)))
  expect(apart(left, right)).toBeLessThan(3e-7)
})

test('xor is each layer cut out of the other, and both added', () => {
  const two = layers(2)
  const cut = (i: number, j: number): Rows => runOnCPU(signatureOf(compositeDestinationOut, 'compositeDestinationOut'), beside(layer(two, j), layer(two, i)))
  const sum = beside(cut(0, 1), cut(1, 0)).map((row) => [0, 1, 2, 3].map((i) => (row[i] ?? NaN) + (row[i + 4] ?? NaN)))
  expect(apart(runOnCPU(signatureOf(compositeXor, 'compositeXor'), two), sum)).toBeLessThan(3e-7)
})

describe('premultiply and unpremultiply', () => {
  const run = (call: typeof premultiply, name: string, rows: Rows): Rows => runOnCPU(signatureOf(call, name), rows)
  const colours = spread([...times(3, { min: 0, max: 4 }), { min: 1e-6, max: 1 }], 2000).map((row) => row.map(Math.fround))

  test('undo one another wherever there is any alpha', () => {
    const back = run(unpremultiply, 'unpremultiply', run(premultiply, 'premultiply', colours))
    expect(apart(back, colours)).toBeLessThan(1e-6)
    const again = run(premultiply, 'premultiply', run(unpremultiply, 'unpremultiply', colours))
    expect(apart(again, colours)).toBeLessThan(1e-6)
  })

  test('leave alpha as it is, bit for bit', () => {
    const alphas = colours.map((row) => row[3])
    for (const [call, name] of [
      [premultiply, 'premultiply'],
      [unpremultiply, 'unpremultiply'],
    ] as const) {
      expect(run(call, name, colours).map((row) => row[3])).toEqual(alphas)
    }
  })

  test('give nothing where there is no alpha', () => {
    const clear = colours.map((row) => row.with(3, 0))
    for (const [call, name] of [
      [premultiply, 'premultiply'],
      [unpremultiply, 'unpremultiply'],
    ] as const) {
      expect(
        run(call, name, clear)
          .flat()
          .every((value) => value === 0),
      ).toBe(true)
    }
  })
})
