/** Properties of pcg2d, pcg3d and pcg4d: nothing is lost, and which bits change with which. */
import { describe, expect, test } from 'vitest'
import { pcg2d, pcg3d, pcg4d } from '../../src/index.ts'
import { pcg } from '../oracle/generative/hash.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Words = readonly number[]
const word = (value: number): number => value >>> 0
const product = Math.imul
/** The odd number whose product with this one is 1, by Newton's method. */
const inverse = (odd: number): number => Array.from({ length: 5 }).reduce<number>((x) => product(x, 2 - product(odd, x)), odd)
const multiplier = 1664525
const before = (v: Words): Words => v.map((w) => word(product(w - 1013904223, inverse(multiplier))))
const folded = (v: Words): Words => v.map((w) => word(w ^ (w >>> 16)))

/** The rounds backwards: what was added last is taken away first. */
const undone = {
  pcg2d: (v: Words): Words => {
    let words = v
    for (let round = 0; round < 2; round++) {
      const [a = 0, b = 0] = folded(words)
      const y = word(b - product(a, multiplier))
      words = [word(a - product(y, multiplier)), y]
    }
    return before(words)
  },
  pcg3d: (v: Words): Words => {
    const back = ([a = 0, b = 0, c = 0]: Words): Words => {
      const z = word(c - product(a, b))
      const y = word(b - product(z, a))
      return [word(a - product(y, z)), y, z]
    }
    return before(back(folded(back(v))))
  },
  pcg4d: (v: Words): Words => {
    const back = ([a = 0, b = 0, c = 0, d = 0]: Words): Words => {
      const w = word(d - product(b, c))
      const z = word(c - product(a, b))
      const y = word(b - product(z, a))
      return [word(a - product(y, w)), y, z, w]
    }
    return before(back(folded(back(v))))
  },
}

const cases = [
  { name: 'pcg2d' as const, width: 2, hash: (rows: readonly Words[]) => runOnCPU(signatureOf(pcg2d, 'pcg2d'), rows) },
  { name: 'pcg3d' as const, width: 3, hash: (rows: readonly Words[]) => runOnCPU(signatureOf(pcg3d, 'pcg3d'), rows) },
  { name: 'pcg4d' as const, width: 4, hash: (rows: readonly Words[]) => runOnCPU(signatureOf(pcg4d, 'pcg4d'), rows) },
]

/** Words without a pattern. */
const inputs = (width: number, count: number): readonly Words[] =>
  Array.from({ length: count }, (_, i) => Array.from({ length: width }, (__, axis) => pcg(i * width + axis)))

/** How often each bit of each word of the hash changes with one bit of one word: by the word and by the bit. */
const shares = (hash: (rows: readonly Words[]) => readonly Words[], rows: readonly Words[], axis: number, bit: number): readonly (readonly number[])[] => {
  const plain = hash(rows)
  const changed = hash(rows.map((row) => row.map((w, i) => (i === axis ? word(w ^ (1 << bit)) : w))))
  return (plain[0] ?? []).map((_, out) =>
    Array.from(
      { length: 32 },
      (__, k) => rows.reduce((sum, ___, i) => sum + (((((plain[i]?.[out] ?? 0) ^ (changed[i]?.[out] ?? 0)) >>> k) & 1) >>> 0), 0) / rows.length,
    ),
  )
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(cases)('$name', ({ name, width, hash }) => {
  const rows = inputs(width, 160)

  test('all words come out once, since each step can be undone', () => {
    const many = [...inputs(width, 1000), Array.from({ length: width }, () => 0), Array.from({ length: width }, () => 4294967295)]
    expect(hash(many).map(undone[name])).toEqual(many)
  })

  test('each of the lower sixteen bits of a word flips half the bits of every word', () => {
    for (let axis = 0; axis < width; axis++) {
      for (const bit of [0, 8, 15]) for (const out of shares(hash, rows, axis, bit)) expect(Math.abs(mean(out) - 0.5)).toBeLessThan(0.035)
    }
  })
})

describe.each(cases.slice(1))('$name', ({ width, hash }) => {
  const rows = inputs(width, 160)

  test('bit 16 + k changes no bit below k, and a half of those above', () => {
    for (let axis = 0; axis < width; axis++) {
      for (const bit of [17, 24, 31]) {
        for (const out of shares(hash, rows, axis, bit)) {
          const low = bit - 16
          expect(out.slice(0, low).every((share) => share === 0)).toBe(true)
          if (bit < 26) expect(Math.abs(mean(out.slice(low)) - 0.5)).toBeLessThan(0.05)
        }
      }
    }
  })
})

describe('pcg2d', () => {
  const { hash } = cases[0] ?? { hash: () => [] }
  const rows = inputs(2, 400)

  test('the highest bit of v.y flips a tenth of the bits of the first word, every other bit a half of every word', () => {
    const [first = [], second = []] = shares(hash, rows, 1, 31)
    expect(mean(first)).toBeGreaterThan(0.08)
    expect(mean(first)).toBeLessThan(0.12)
    const others = [0, 1].flatMap((axis) => [16, 22, 28, 30].flatMap((bit) => shares(hash, rows, axis, bit)))
    for (const out of [second, ...shares(hash, rows, 0, 31), ...others]) expect(Math.abs(mean(out) - 0.5)).toBeLessThan(0.06)
  })

  test('near the highest input bits, some output bits rarely change', () => {
    const rarest = (axis: number, bit: number): number => Math.min(...shares(hash, rows, axis, bit).flat())
    for (const [axis, bit] of [
      [0, 30],
      [0, 31],
      [1, 29],
      [1, 30],
    ] as const)
      expect(rarest(axis, bit)).toBeLessThan(0.12)
    expect(rarest(0, 16)).toBeGreaterThan(0.4)
    expect(rarest(1, 16)).toBeGreaterThan(0.4)
  })
})

describe.each(cases)('the words of $name', ({ width, hash }) => {
  test('neighbours, and the words of one result, are not correlated', () => {
    const side = 64
    const cells = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side), 7, 1].slice(0, width))
    const centred = hash(cells).map((words) => words.map((w) => w / 2 ** 32 - 0.5))
    const correlation = (pairs: readonly number[]): number => Math.abs(mean(pairs) * 12)
    const limit = 4 / Math.sqrt(cells.length)
    for (let out = 0; out < width; out++) {
      for (const lag of [1, side])
        expect(correlation(centred.slice(lag).map((words, i) => (words[out] ?? NaN) * (centred[i]?.[out] ?? NaN)))).toBeLessThan(limit)
      for (let other = 0; other < out; other++) expect(correlation(centred.map((words) => (words[out] ?? NaN) * (words[other] ?? NaN)))).toBeLessThan(limit)
    }
  })
})
