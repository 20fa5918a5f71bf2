/**
 * The kernel lesson by lesson on the GPU, against the same rules in double precision, in every order; what overwriting changes; what happens
 * to an expression that cannot be read.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { demo } from './compute-basic/demo.ts'
import { readFormula } from './compute-basic/expression.ts'
import { createScene, type OrderName, type Values } from './compute-basic/scene.ts'
import { backends, closeAll, show, type Shown } from './compute-stage.ts'
import { defaultSettings, sceneValues } from './control.ts'

// The scene is held to these controls by defineDemo.
const values = sceneValues(demo.controls, defaultSettings(demo.controls)) as unknown as Values
afterAll(closeAll)

/** WGSL lets sin and cos be 2⁻¹¹ off, and software makes use of it. */
const farthest = 2 ** -10

const fround = (numbers: readonly number[]): readonly number[] => numbers.map(Math.fround)
const next = (row: readonly number[], rule: (at: (column: number) => number, column: number) => number, length = row.length): readonly number[] =>
  Array.from({ length }, (_, i) => rule((column) => row[(column + row.length) % row.length] ?? Number.NaN, i))

/** Runs a scene until it has computed so many rows after the first, and reads them. */
const run = async (change: Partial<Values>, backend: (typeof backends)[number], wanted: number) => {
  const scene = createScene({ ...values, ...change })
  const shown = await show(scene, backend, [48, 30])
  const frames = Array.from({ length: wanted }, (_, i) => ((change.order ?? 'together') === 'together' ? 1 : scene.length(i + 1))).reduce((a, b) => a + b, 0)
  shown.go(frames)
  const numbers = Array.from(await shown.engine.read(scene.cells))
  const rows = Array.from({ length: wanted + 1 }, (_, row) => numbers.slice(row * scene.width, row * scene.width + scene.length(row)))
  return { rows, scene, shown, readouts: await scene.readouts({ engine: shown.engine }) }
}

/** Draws until what has just changed is compiled, and its rows are those of the new rule. */
const settle = async (scene: ReturnType<typeof createScene>, { engine, go }: Shown): Promise<readonly number[]> => {
  await expect
    .poll(async () => {
      go(1)
      const { row, difference } = await scene.readouts({ engine })
      return row === `${scene.rows} / ${scene.rows}` ? Number(difference) : Infinity
    })
    .toBeLessThan(farthest)
  return Array.from(await engine.read(scene.cells))
}

const orders: readonly OrderName[] = ['together', 'right', 'left', 'chance']

describe.each(backends)('on %s', (backend) => {
  test('the smallest program squares its numbers', async () => {
    const { init, frame, numbers } = await import('./compute-basic/smallest.ts')
    const { engine, go } = await show({ init, frame }, backend, [48, 30])
    go(1)
    expect([...(await engine.read(numbers))]).toEqual(Array.from({ length: 100 }, (_, i) => Math.fround(Math.fround(i / 99) ** 2)))
  })

  test('a function of each number is that function, and the same bits in every order', async () => {
    const results = []
    for (const order of orders) results.push(await run({ order }, backend, 1))
    const [first] = results
    const x = fround(Array.from({ length: 100 }, (_, i) => i / 99))
    expect(first?.rows[0]).toEqual(x)
    x.forEach((one, i) => expect(first?.rows[1]?.[i]).toBeCloseTo(0.5 + 0.5 * Math.sin(4 * Math.PI * one) * (1 - one), 3))
    for (const { rows, readouts } of results) {
      expect(rows).toEqual(first?.rows)
      expect(Number(readouts.difference)).toBeLessThan(farthest)
      expect(readouts.row).toBe('2 / 2')
    }
  })

  test('neighbours are read as they were, in every order', async () => {
    const results = []
    for (const order of orders) results.push(await run({ lesson: 'neighbours', order }, backend, 3))
    const [first] = results
    let row: readonly number[] = first?.scene.first ?? []
    for (let i = 1; i <= 3; i++) {
      row = next(row, (at, c) => (at(c - 1) + at(c) + at(c + 1)) / 3)
      row.forEach((one, c) => expect(first?.rows[i]?.[c]).toBeCloseTo(one, 5))
    }
    for (const { rows } of results) expect(rows).toEqual(first?.rows)
  })

  test('overwriting what is read makes the order count, and gives what a loop gives', async () => {
    const { rows, readouts } = await run({ lesson: 'neighbours', order: 'right', inPlace: true }, backend, 1)
    const expected = [...(rows[0] ?? [])]
    for (let c = 0; c < 100; c++) expected[c] = ((expected[(c + 99) % 100] ?? 0) + (expected[c] ?? 0) + (expected[(c + 1) % 100] ?? 0)) / 3
    expected.forEach((one, c) => expect(rows[1]?.[c]).toBeCloseTo(one, 5))
    expect(Number(readouts.difference)).toBeGreaterThan(0.05)
    const back = await run({ lesson: 'neighbours', order: 'left', inPlace: true }, backend, 1)
    expect(back.rows[1]).not.toEqual(rows[1])
    const together = await run({ lesson: 'neighbours', order: 'together', inPlace: true }, backend, 1)
    expect(together.rows).toEqual((await run({ lesson: 'neighbours', order: 'together' }, backend, 1)).rows)
  })

  test('rules are those of the elementary automata', async () => {
    const rules = isExhaustive ? Array.from({ length: 256 }, (_, i) => i) : [0, 30, 90, 110, 184, 255]
    const scene = createScene({ ...values, lesson: 'rule', start: 'random', order: 'together' })
    const shown = await show(scene, backend, [48, 30])
    for (const rule of rules) {
      scene.update({ ...values, lesson: 'rule', start: 'random', order: 'together', rule })
      shown.go(4)
      const numbers = Array.from(await shown.engine.read(scene.cells))
      let row = scene.first
      for (let i = 1; i <= 4; i++) {
        row = next(row, (at, c) => (rule >> (at(c - 1) * 4 + at(c) * 2 + at(c + 1))) & 1)
        expect(numbers.slice(i * 100, i * 100 + 100)).toEqual(row)
      }
    }
  })

  test('an endless lesson goes on when its rows are full', async () => {
    const { rows, readouts, scene, shown } = await run({ lesson: 'rule', order: 'together', rule: 90 }, backend, 61)
    expect(readouts).toMatchObject({ row: '62 / 62', difference: '0.0e+0' })
    shown.go(5)
    const numbers = Array.from(await shown.engine.read(scene.cells))
    expect(numbers.slice(56 * 100, 57 * 100)).toEqual(rows[61])
    expect((await scene.readouts({ engine: shown.engine })).difference).toBe('0.0e+0')
  })

  test('seven rounds of halves are the sum', async () => {
    for (const order of orders) {
      const { rows, scene, readouts } = await run({ lesson: 'sum', start: 'random', order }, backend, 7)
      const total = scene.first.reduce((a, b) => a + b, 0)
      expect(rows[7]).toHaveLength(1)
      expect(rows[7]?.[0]).toBeCloseTo(total, 4)
      expect(Number(readouts.total)).toBeCloseTo(total, 4)
    }
  })

  test('an expression is taken while it runs; one that cannot be read leaves the last, and is told', async () => {
    const scene = createScene({ ...values, order: 'together' })
    const said: (readonly unknown[])[] = []
    const shown = await show(scene, backend, [48, 30])
    const stop = scene.connect({ engine: shown.engine, element: shown.element, say: (message, detail) => said.push([message, detail]) })
    const second = async (each: string): Promise<readonly number[]> => {
      scene.update({ ...values, order: 'together', each })
      return (await settle(scene, shown)).slice(100, 200)
    }
    const squares = await second('x * x')
    squares.forEach((one, i) => expect(one).toBeCloseTo((i / 99) ** 2, 5))
    expect(await second('x * foo')).toEqual(squares)
    expect(said.at(-1)).toEqual(['name', 'foo'])
    expect((await second('1 - x'))[0]).toBe(1)
    expect(said.at(-1)).toEqual([undefined, undefined])
    stop()
  })

  test('every operator and function of an expression is the same on the GPU and in double precision', async () => {
    const texts = [
      'sin(x) + cos(2 * x) - exp(-x)',
      'sqrt(x) / (1 + abs(x - 0.5))',
      'floor(7 * x) / 7',
      'fract(7 * x + 0.01)',
      'min(x, 0.3) + max(x, 0.6) * step(0.25, x)',
      'mix(0.2, 0.9, x)',
      'x < 0.31 ? 0.2 : i / 100',
      '(x <= 0.305) + 2 * (x > 0.505) - (x >= 0.755)',
      '-x - -pi / 4',
    ]
    const scene = createScene({ ...values, order: 'together' })
    const shown = await show(scene, backend, [48, 30])
    for (const each of texts) {
      scene.update({ ...values, order: 'together', each })
      const numbers = await settle(scene, shown)
      const formula = readFormula(each, ['x', 'i'])
      scene.first.forEach((x, i) => expect(numbers[100 + i], `${each} of ${x}`).toBeCloseTo(formula.number({ x, i }), 3))
    }
  })

  test('every view of every lesson is a picture of its own', async () => {
    const seen = new Set<string>()
    for (const lesson of ['each', 'neighbours', 'rule', 'sum'] as const) {
      const scene = createScene({ ...values, lesson, order: 'together' })
      const shown = await show(scene, backend, [96, 60])
      for (const view of ['bars', 'colours', 'numbers'] as const) {
        scene.update({ ...values, lesson, order: 'together', view })
        shown.go(8)
        const { data } = await shown.engine.capture()
        seen.add(String(data))
        expect(new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size).toBeGreaterThan(2)
      }
    }
    expect(seen.size).toBe(12)
  })
})
