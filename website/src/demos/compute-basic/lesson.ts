/**
 * The lessons: the numbers in a row, the first row, and the rule that computes a number from the previous row. Each rule is
 * written twice, as nodes for the kernel and as numbers in double precision, which the page compares.
 * Must not know: kernels, orders, pictures.
 */
import { float, select, uint, uniform } from 'kirari/node'
import type { Float, Uint } from 'kirari/node'
import type { Formula } from './expression.ts'

export type LessonName = 'each' | 'neighbours' | 'rule' | 'sum'
export type StartName = 'suited' | 'ramp' | 'wave' | 'random' | 'single'

/** Reads the row before, on the GPU and in double precision. */
type Before = (column: Uint) => Float
type BeforeNumber = (column: number) => number

export interface Lesson {
  readonly width: number
  readonly rows: number
  /** Whether the lesson continues when all rows are full: the oldest row is dropped, and the others move up. */
  readonly isEndless: boolean
  /** How many numbers a row has, as a number and in the shader. */
  readonly length: (row: number) => number
  readonly lengthAt: (row: Uint) => Uint
  readonly start: Exclude<StartName, 'suited'>
  readonly next: (before: Before, column: Uint) => Float
  readonly exact: (before: BeforeNumber, column: number) => number
}

const count = 100
/** A power of two, so that it can be halved seven times. */
const summed = 128

const everywhere = (width: number): Pick<Lesson, 'width' | 'length' | 'lengthAt'> => ({ width, length: () => width, lengthAt: () => uint(width) })

export const each = (formula: Formula): Lesson => ({
  ...everywhere(count),
  rows: 2,
  isEndless: false,
  start: 'ramp',
  next: (before, column) => formula.node({ x: before(column), i: float(column) }),
  exact: (before, column) => formula.number({ x: before(column), i: column }),
})
export const eachNames = ['x', 'i'] as const

/** The columns beside one, on a ring. */
const beside = (column: Uint): readonly [Uint, Uint] => [
  select(column.sub(1), uint(count - 1), column.equal(0)),
  select(column.add(1), uint(0), column.equal(count - 1)),
]
const besideNumber = (column: number): readonly [number, number] => [(column + count - 1) % count, (column + 1) % count]

export const neighbours = (formula: Formula): Lesson => ({
  ...everywhere(count),
  rows: 12,
  isEndless: true,
  start: 'random',
  next(before, column) {
    const [left, right] = beside(column)
    return formula.node({ left: before(left), x: before(column), right: before(right), i: float(column) })
  },
  exact(before, column) {
    const [left, right] = besideNumber(column)
    return formula.number({ left: before(left), x: before(column), right: before(right), i: column })
  },
})
export const neighboursNames = ['left', 'x', 'right', 'i'] as const

/** An elementary cellular automaton: the three cells above are the digits of a number, and that digit of the rule is the result. */
export const automaton = () => {
  const rule = uniform(110, 'rule')
  const lesson: Lesson = {
    ...everywhere(count),
    rows: 62,
    isEndless: true,
    start: 'single',
    next(before, column) {
      const [left, right] = beside(column)
      const digit = before(left).mul(4).add(before(column).mul(2)).add(before(right))
      return float(uint(rule).shiftRight(uint(digit)).bitAnd(1))
    },
    exact(before, column) {
      const [left, right] = besideNumber(column)
      return (rule.value >> (before(left) * 4 + before(column) * 2 + before(right))) & 1
    },
  }
  return { rule, lesson }
}

/** Pairs are added until one number is left: seven rounds for 128 numbers. */
export const sum: Lesson = {
  width: summed,
  rows: 8,
  isEndless: false,
  length: (row) => summed >> row,
  lengthAt: (row) => uint(summed).shiftRight(row),
  start: 'wave',
  next: (before, column) => before(column.mul(2)).add(before(column.mul(2).add(1))),
  exact: (before, column) => before(2 * column) + before(2 * column + 1),
}

/** The first row. Where it is by chance, the seed says which numbers come. */
export const firstRow = (name: StartName, { start, width }: Lesson, seed: number, isBinary: boolean): readonly number[] => {
  const chance = generator(seed)
  const values: { readonly [name in Exclude<StartName, 'suited'>]: (i: number) => number } = {
    ramp: (i) => i / (width - 1),
    wave: (i) => 0.5 + 0.5 * Math.sin((4 * Math.PI * i) / (width - 1)),
    random: chance,
    single: (i) => (i === width >> 1 ? 1 : 0),
  }
  const valueOf = values[name === 'suited' ? start : name]
  return Array.from({ length: width }, (_, i) => Math.fround(isBinary ? Number(valueOf(i) >= 0.5) : valueOf(i)))
}

/** A counter, mixed as MurmurHash3 ends (Appleby): numbers in [0, 1). */
export const generator = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return ((z ^ (z >>> 16)) >>> 8) / 2 ** 24
  }
}

/** The columns of a row in an order by chance: the place of each in that order (Fisher and Yates). */
export const shuffled = (length: number, chance: () => number): readonly number[] => {
  const order = Array.from({ length }, (_, i) => i)
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
  return order
}
