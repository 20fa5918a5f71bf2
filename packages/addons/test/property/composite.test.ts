/** Properties of Porter and Duff's operators, and of premultiplied colours. */
import { float, fn, mix, vec4 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import {
  compositeClear,
  compositeCopy,
  compositeDestinationAtop,
  compositeDestinationIn,
  compositeDestinationOut,
  compositeDestinationOver,
  compositeLighter,
  compositeSourceAtop,
  compositeSourceIn,
  compositeSourceOut,
  compositeSourceOver,
  compositeXor,
  premultiply,
  unpremultiply,
} from '../../src/index.ts'
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
  { name: 'compositeClear', call: compositeClear, both: 0, source: 0, destination: 0 },
  { name: 'compositeCopy', call: compositeCopy, both: 1, source: 1, destination: 0 },
  { name: 'compositeDestinationOver', call: compositeDestinationOver, both: 1, source: 1, destination: 1 },
  { name: 'compositeSourceIn', call: compositeSourceIn, both: 1, source: 0, destination: 0 },
  { name: 'compositeDestinationIn', call: compositeDestinationIn, both: 1, source: 0, destination: 0 },
  { name: 'compositeSourceOut', call: compositeSourceOut, both: 0, source: 1, destination: 0 },
  { name: 'compositeSourceAtop', call: compositeSourceAtop, both: 1, source: 0, destination: 1 },
  { name: 'compositeDestinationAtop', call: compositeDestinationAtop, both: 1, source: 1, destination: 0 },
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

test.each(operators.filter(({ name }) => name !== 'compositeLighter'))('$name is linear in each of its layers', ({ name, call }) => {
  const [one, other, fixed] = [0, 1, 2].map((i) => layer(layers(3), i))
  const half = (a: Rows = [], b: Rows = []): Rows => a.map((row, i) => row.map((value, channel) => (value + (b[i]?.[channel] ?? NaN)) / 2))
  const join = (above: Rows = [], below: Rows = []): Rows => runOnCPU(signatureOf(call, name), beside(above, below))
  // Halfway between two sources, or two destinations, the result is halfway too.
  expect(apart(join(half(one, other), fixed), half(join(one, fixed), join(other, fixed)))).toBeLessThan(3e-7)
  expect(apart(join(fixed, half(one, other)), half(join(fixed, one), join(fixed, other)))).toBeLessThan(3e-7)
})

test('opaque and transparent sources hide the destination, or leave it alone', () => {
  const two = layers(2)
  const opaque = layer(two, 0).map((row) => row.with(3, 1))
  const over = (above: Rows): Rows => runOnCPU(signatureOf(compositeSourceOver, 'compositeSourceOver'), beside(above, layer(two, 1)))
  expect(over(opaque)).toEqual(opaque)
  expect(over(opaque.map(() => [0, 0, 0, 0]))).toEqual(layer(two, 1))
})

test('a source of alpha 0 is added by source over, and cuts nothing out', () => {
  const two = layers(2)
  const glow = layer(two, 0).map((row) => row.with(3, 0))
  const join = (call: typeof compositeXor, name: string): Rows => runOnCPU(signatureOf(call, name), beside(glow, layer(two, 1)))
  const sum = glow.map((row, i) => row.map((value, channel) => value + (two[i]?.[channel + 4] ?? NaN)))
  expect(apart(join(compositeSourceOver, 'compositeSourceOver'), sum)).toBeLessThan(3e-7)
  expect(join(compositeDestinationOut, 'compositeDestinationOut')).toEqual(layer(two, 1))
})

const joined = (call: typeof compositeXor, name: string, above: Rows, below: Rows): Rows => runOnCPU(signatureOf(call, name), beside(above, below))
/** The straight colours, without their alphas. */
const straight = (rows: Rows): Rows => runOnCPU(signatureOf(unpremultiply, 'unpremultiply'), rows).map((row) => row.slice(0, 3))
/** Sources and destinations. */
const tops = layer(layers(2), 0)
const bottoms = layer(layers(2), 1)
const isVisible = (row: readonly number[] | undefined): boolean => (row?.[3] ?? 0) > 0.01

describe.each([
  { name: 'compositeSourceIn', call: compositeSourceIn, mask: 1 },
  { name: 'compositeSourceOut', call: compositeSourceOut, mask: 1 },
  { name: 'compositeDestinationIn', call: compositeDestinationIn, mask: 0 },
  { name: 'compositeDestinationOut', call: compositeDestinationOut, mask: 0 },
])('one layer as the mask of the other', ({ name, call, mask }) => {
  test('$name uses only the alpha of its mask, and keeps the straight colour of the layer', () => {
    const kept = mask ? tops : bottoms
    const results = joined(call, name, tops, bottoms)
    // With a mask that is black.
    const black = (rows: Rows, i: number): Rows => (i === mask ? rows.map((row) => [0, 0, 0, row[3] ?? NaN]) : rows)
    expect(joined(call, name, black(tops, 0), black(bottoms, 1))).toEqual(results)
    const seen = results.flatMap((row, i) => (isVisible(row) && isVisible(kept[i]) ? [i] : []))
    const only = (rows: Rows): Rows => seen.map((i) => rows[i] ?? [])
    expect(apart(straight(only(results)), straight(only(kept)))).toBeLessThan(1e-6)
  })
})

test('what in keeps and what out keeps add up to the layer', () => {
  const sum = (a: Rows, b: Rows): Rows => a.map((row, i) => row.map((value, channel) => value + (b[i]?.[channel] ?? NaN)))
  const ofSource = [joined(compositeSourceIn, 'compositeSourceIn', tops, bottoms), joined(compositeSourceOut, 'compositeSourceOut', tops, bottoms)]
  const ofDestination = [
    joined(compositeDestinationIn, 'compositeDestinationIn', tops, bottoms),
    joined(compositeDestinationOut, 'compositeDestinationOut', tops, bottoms),
  ]
  expect(apart(sum(ofSource[0] ?? [], ofSource[1] ?? []), tops)).toBeLessThan(3e-7)
  expect(apart(sum(ofDestination[0] ?? [], ofDestination[1] ?? []), bottoms)).toBeLessThan(3e-7)
})

test.each([
  { name: 'compositeDestinationOver', call: compositeDestinationOver, other: 'compositeSourceOver', swapped: compositeSourceOver },
  { name: 'compositeDestinationAtop', call: compositeDestinationAtop, other: 'compositeSourceAtop', swapped: compositeSourceAtop },
  { name: 'compositeDestinationIn', call: compositeDestinationIn, other: 'compositeSourceIn', swapped: compositeSourceIn },
  { name: 'compositeDestinationOut', call: compositeDestinationOut, other: 'compositeSourceOut', swapped: compositeSourceOut },
])('$name is $other with its layers swapped', ({ name, call, other, swapped }) => {
  expect(joined(call, name, tops, bottoms)).toEqual(joined(swapped, other, bottoms, tops))
})

test('destination over hides its source behind an opaque destination', () => {
  const opaque = bottoms.map((row) => row.with(3, 1))
  expect(joined(compositeDestinationOver, 'compositeDestinationOver', tops, opaque)).toEqual(opaque)
})

test('atop keeps the alpha of the lower layer, and mixes the straight colours', () => {
  for (const [call, name, above, below] of [
    [compositeSourceAtop, 'compositeSourceAtop', tops, bottoms],
    [compositeDestinationAtop, 'compositeDestinationAtop', bottoms, tops],
  ] as const) {
    const results = joined(call, name, tops, bottoms)
    expect(
      apart(
        results.map((row) => row.slice(3)),
        below.map((row) => row.slice(3)),
      ),
    ).toBeLessThan(3e-7)
    const seen = results.flatMap((_, i) => (isVisible(above[i]) && isVisible(below[i]) ? [i] : []))
    const [colours, over, under] = [results, above, below].map((rows) => straight(seen.map((i) => rows[i] ?? [])))
    const mixed = (under ?? []).map((row, i) =>
      row.map((value, channel) => value + ((over?.[i]?.[channel] ?? NaN) - value) * (above[seen[i] ?? NaN]?.[3] ?? NaN)),
    )
    expect(apart(colours ?? [], mixed)).toBeLessThan(1e-5)
  }
})

test('atop an opaque destination is over it', () => {
  const opaque = bottoms.map((row) => row.with(3, 1))
  expect(joined(compositeSourceAtop, 'compositeSourceAtop', tops, opaque)).toEqual(joined(compositeSourceOver, 'compositeSourceOver', tops, opaque))
})

test('clear gives 0 and copy the source, bit for bit, for any layers', () => {
  const wide = spread(times(8, { min: -4, max: 4 }), 500).map((row) => row.map(Math.fround))
  expect(runOnCPU(signatureOf(compositeClear, 'compositeClear'), wide)).toEqual(wide.map(() => [0, 0, 0, 0]))
  expect(runOnCPU(signatureOf(compositeCopy, 'compositeCopy'), wide)).toEqual(layer(wide, 0))
})

test('a mix by a region clears it, or copies into it, and keeps the rest', () => {
  for (const [operator, inside] of [
    [compositeClear, tops.map(() => [0, 0, 0, 0])],
    [compositeCopy, tops],
  ] as const) {
    const inRegion = fn('inRegion', [{ above: vec4 }, { below: vec4 }, { region: float }], vec4, (above, below, region) =>
      mix(below, operator(above, below), region),
    )
    const results = (region: number): Rows =>
      runOnCPU(
        signatureOf(inRegion, 'inRegion'),
        tops.map((row, i) => [...row, ...(bottoms[i] ?? []), region]),
      )
    expect(apart(results(1), inside)).toBeLessThan(3e-7)
    expect(results(0)).toEqual(bottoms)
  }
})

test('lighter adds up to 1 and no further, with a corner there', () => {
  const alphas = [-0.5, 0.25, 0.75, 1, 4].flatMap((source) => [-0.25, 0.25, 0.5].map((destination) => [source, destination] as const))
  const lighter = runOnCPU(signatureOf(compositeLighter, 'compositeLighter_float'), alphas)
  expect(lighter).toEqual(alphas.map(([source, destination]) => [Math.min(1, source + destination)]))
})

test('alphas 0, ½ and 1 of source over come out exact', () => {
  const alphas = [0, 0.5, 1]
  const pairs = alphas.flatMap((source) => alphas.map((destination) => [source, destination]))
  const expected = pairs.map(([source = NaN, destination = NaN]) => [source + destination - source * destination])
  expect(runOnCPU(signatureOf(compositeSourceOver, 'compositeSourceOver_float'), pairs)).toEqual(expected)
})

test.each([
  { name: 'compositeSourceOver', call: compositeSourceOver },
  { name: 'compositeDestinationOver', call: compositeDestinationOver },
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

  test('premultiplied colours are multiplied by their coverage', () => {
    const rows = [
      [1, 1, 1, 0.5],
      [0.2, 0.4, 0.6, 1],
      [4, 2, 0, 0.25],
    ].map((row) => row.map(Math.fround))
    expect(run(premultiply, 'premultiply', rows)).toEqual([[0.5, 0.5, 0.5, 0.5], rows[1], [1, 0.5, 0, 0.25]])
  })

  test('unpremultiply takes colours brighter than their alpha, and negative alphas as none', () => {
    const results = run(unpremultiply, 'unpremultiply', [
      [0.5, 0.25, 0.125, 0.125],
      [0.5, 0.25, 0.125, -0.125],
      [2 ** -40, 0, 0, 2 ** -40],
      [0, 2 ** -40, 0, 2 ** -40],
      [0, 0, 0, 0],
    ])
    const tiny = 2 ** -40
    expect(results).toEqual([
      [4, 2, 1, 0.125],
      [0, 0, 0, 0],
      [1, 0, 0, tiny],
      [0, 1, 0, tiny],
      [0, 0, 0, 0],
    ])
  })

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
