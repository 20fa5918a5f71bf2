/** Words: the examples of the book, counts against powers of the matrix, chance that can be repeated, and limits. */
import { expect, test } from 'vitest'
import { grammars } from './grammars.ts'
import { parse } from './parse.ts'
import { createRandom, derive, textOf, TooLong, type Word } from './rewrite.ts'

const words = (text: string, steps: number): readonly string[] => Array.from({ length: steps + 1 }, (_, i) => textOf(derive(parse(text), { steps: i })))
const withParameters = ({ length, codes, starts, parameters }: Word): string =>
  Array.from({ length }, (_, i) => {
    const own = [...parameters.subarray(starts[i], starts[i + 1])].map((value) => Number(value.toFixed(6)))
    return String.fromCharCode(codes[i] ?? 0) + (own.length > 0 ? `(${own.join(',')})` : '')
  }).join('')

test('the development of a filament (section 1.2): a, ab, aba …', () => {
  expect(words('axiom: A\nA -> AB\nB -> A', 4)).toEqual(['A', 'AB', 'ABA', 'ABAAB', 'ABAABABA'])
})

test('a signal moves by one symbol a step (section 1.8)', () => {
  expect(words('axiom: BAAAA\nB < A -> B\nB -> A', 4)).toEqual(['BAAAA', 'ABAAA', 'AABAA', 'AAABA', 'AAAAB'])
})

test('a context finds its branch: BC < S > G[H]M in ABC[DE][SG[HI[JK]L]MNO] (section 1.8)', () => {
  expect(words('axiom: ABC[DE][SG[HI[JK]L]MNO]\nBC < S > G[H]M -> X', 1)[1]).toBe('ABC[DE][XG[HI[JK]L]MNO]')
  expect(words('axiom: ABC[DE][SG[QI]MNO]\nBC < S > G[H]M -> X', 1)[1]).toBe('ABC[DE][SG[QI]MNO]')
  // The second of two branches.
  expect(words('axiom: S[A][B]C\nS > [B]C -> X', 1)[1]).toBe('X[A][B]C')
  // Also behind very many branches.
  expect(words(`axiom: S${'[A]'.repeat(30_000)}C\nS > C -> X`, 1)[1]).toMatch(/^X.*C$/)
  // What lies behind the end of a branch is no right context.
  expect(words('axiom: [S]G\nS > G -> X', 1)[1]).toBe('[S]G')
})

test('ignored symbols stand in no context', () => {
  expect(words('ignore: +-\naxiom: B+A-C\nB < A > C -> X', 1)[1]).toBe('B+X-C')
  expect(words('axiom: B+A-C\nB < A > C -> X', 1)[1]).toBe('B+A-C')
})

test('rules with a context come before those without', () => {
  expect(words('axiom: BA\nA -> C\nB < A -> D', 1)[1]).toBe('BD')
})

test('parameters, conditions and contexts with parameters (section 1.10)', () => {
  const text = 'axiom: B(2)A(4,4)\nA(x,y) : y <= 3 -> A(x*2,x+y)\nA(x,y) : y > 3 -> B(x)A(x/y,0)\nB(x) : x < 1 -> C\nB(x) : x >= 1 -> B(x-1)'
  const seen = Array.from({ length: 5 }, (_, steps) => withParameters(derive(parse(text), { steps })))
  expect(seen).toEqual(['B(2)A(4,4)', 'B(1)B(4)A(1,0)', 'B(0)B(3)A(2,1)', 'CB(2)A(4,3)', 'CB(1)A(8,7)'])
  expect(withParameters(derive(parse('axiom: A(1)B(2)C(3)\nA(a) < B(b) > C(c) : a + c > 3 -> D(a, b, c)'), { steps: 1 }))).toBe('A(1)D(1,2,3)C(3)')
  // A symbol with a different number of parameters is a different symbol.
  expect(withParameters(derive(parse('axiom: A(1)A\nA -> B'), { steps: 1 }))).toBe('A(1)B')
})

test('a random word follows its seed, and rules are chosen by their weights', () => {
  const grammar = parse('axiom: AAAAAAAAAA\nA ->(1) AA\nA ->(3) BB')
  const of = (seed: number): string => textOf(derive(grammar, { steps: 6, seed }))
  expect(of(7)).toBe(of(7))
  expect(new Set([1, 2, 3, 4, 5, 6].map(of)).size).toBeGreaterThan(4)
  const many = textOf(derive(parse(`axiom: ${'A'.repeat(40_000)}\nA ->(1) C\nA ->(3) B`), { steps: 1 }))
  const share = [...many].filter((symbol) => symbol === 'C').length / many.length
  // Four standard deviations.
  expect(Math.abs(share - 0.25)).toBeLessThan(4 * Math.sqrt((0.25 * 0.75) / 40_000))
})

test('random numbers are uniform and uncorrelated', () => {
  const random = createRandom(3)
  const numbers = Array.from({ length: 100_000 }, random)
  expect(numbers.every((x) => x >= 0 && x < 1)).toBe(true)
  expect(numbers.reduce((sum, x) => sum + x, 0) / 1e5).toBeCloseTo(0.5, 2)
  expect(numbers.reduce((sum, x, i) => sum + (x - 0.5) * ((numbers[i + 1] ?? 0.5) - 0.5), 0) / 1e5).toBeCloseTo(0, 2)
})

test('a word stops at the limit, and a value that is not finite has its place', () => {
  const grow = parse('axiom: F\nF -> FF')
  expect(derive(grow, { steps: 10, limit: 1024 }).length).toBe(1024)
  expect(() => derive(grow, { steps: 11, limit: 1024 })).toThrow(new TooLong(11, 1024))
  expect(() => derive(parse('axiom: A(1)\nA(x) -> F(1/(x-1))'), { steps: 1 })).toThrow('2:9 finite: Infinity')
  expect(() => derive(parse('axiom: A\nA ->(0-1) F'), { steps: 1 })).toThrow('2:1 weight: -1')
})

/** One rule a symbol, no conditions: the numbers of symbols after a step are a matrix times those before. */
const isContextFree = (text: string): boolean =>
  !/[<>]\s*\w.*->|:[^\n]*->|->\(/.test(text) && new Set(text.match(/^\w(?=(\(.*\))? ->)/gm)).size === (text.match(/->/g) ?? []).length
const free = Object.entries(grammars).filter(([, { text }]) => isContextFree(text))

test('there are such presets', () => {
  expect(free.length).toBeGreaterThanOrEqual(6)
})

test.each(free)('%s has as many symbols as the powers of its matrix say', (_, { text }) => {
  const lines = text.split('\n')
  /** Written without the parser: parameters are removed from the innermost brackets outwards. */
  const plain = (part: string): string => {
    let rest = part
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replaceAll(/\([^()]*\)/g, '')]
    return rest.replaceAll(/\s/g, '')
  }
  const rules = new Map(lines.filter((line) => line.includes('->')).map((line) => [line.charAt(0), plain(line.split('->')[1] ?? '')]))
  const axiom = plain(lines.find((line) => line.startsWith('axiom:'))?.slice(6) ?? '')
  const alphabet = [...new Set([axiom, ...rules.keys(), ...rules.values()].join(''))]
  const countsIn = (part: string): number[] => alphabet.map((symbol) => part.split(symbol).length - 1)
  const matrix = alphabet.map((symbol) => countsIn(rules.get(symbol) ?? symbol))
  let counts = countsIn(axiom)
  const grammar = parse(text)
  for (let steps = 0; steps <= grammar.steps; steps++) {
    expect(countsIn(textOf(derive(grammar, { steps }))), `step ${steps}`).toEqual(counts)
    counts = alphabet.map((_, column) => counts.reduce((sum, count, row) => sum + count * (matrix[row]?.[column] ?? 0), 0))
  }
})
