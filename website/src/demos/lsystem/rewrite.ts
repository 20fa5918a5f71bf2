/**
 * L-systems (Lindenmayer 1968; notation and semantics of Prusinkiewicz and Lindenmayer, *The Algorithmic Beauty of Plants*, 1990):
 * in each step, rules replace all symbols of a word at once.
 * Must not know: texts, the turtle.
 */
import { close, mostSlots, open, type Grammar, type Module, type Pattern, type Rule } from './parse.ts'
import { GrammarError } from './scan.ts'

/** Symbols in order; those at `i` have the parameters from `starts[i]` to `starts[i + 1]`. */
export interface Word {
  readonly length: number
  readonly codes: Uint8Array
  readonly starts: Uint32Array
  readonly parameters: Float64Array
}

/** The word would have more symbols than this. */
export class TooLong extends Error {
  override readonly name = 'TooLong'
  readonly step: number
  readonly limit: number
  constructor(step: number, limit: number) {
    super(`More than ${limit} symbols in step ${step}`)
    this.step = step
    this.limit = limit
  }
}

/** A generator that is reproducible from its seed: a counter, hashed by PCG (O'Neill 2014). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 747_796_405) + 2_891_336_453) >>> 0
    const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277_803_737) >>> 0
    return (((word >>> 22) ^ word) >>> 0) / 2 ** 32
  }
}

const createBuilder = (limit: number, step: number) => {
  let [codes, starts, parameters] = [new Uint8Array(1024), new Uint32Array(1025), new Float64Array(1024)]
  let [length, used] = [0, 0]
  return {
    add(code: number) {
      if (length === limit) throw new TooLong(step, limit)
      if (length === codes.length) {
        codes = enlarged(codes, new Uint8Array(2 * length))
        starts = enlarged(starts, new Uint32Array(2 * length + 1))
      }
      codes[length++] = code
      starts[length] = used
    },
    /** A parameter of the last symbol. */
    parameter(value: number) {
      if (used === parameters.length) parameters = enlarged(parameters, new Float64Array(2 * used))
      parameters[used++] = value
      starts[length] = used
    },
    word: (): Word => ({ length, codes, starts, parameters }),
  }
}
const enlarged = <A extends { set(from: A): void }>(from: A, to: A): A => {
  to.set(from)
  return to
}
type Builder = ReturnType<typeof createBuilder>

const emit = (builder: Builder, modules: readonly Module[], slots: Float64Array, random: () => number): void => {
  for (const { code, values, place } of modules) {
    builder.add(code)
    for (const value of values) {
      const number = value(slots, random)
      if (!Number.isFinite(number)) throw new GrammarError('finite', place, String(number))
      builder.parameter(number)
    }
  }
}

/** For each bracket the index of its partner. */
const partnersOf = ({ length, codes }: Word): Uint32Array => {
  const partners = new Uint32Array(length)
  const branches: number[] = []
  for (let i = 0; i < length; i++) {
    if (codes[i] === open) branches.push(i)
    if (codes[i] !== close) continue
    const start = branches.pop() ?? 0
    partners[start] = i
    partners[i] = start
  }
  return partners
}

/** The word after one step. */
const rewrite = (grammar: Grammar, word: Word, builder: Builder, random: () => number): Word => {
  const { rules, ignored } = grammar
  const { length, codes, starts, parameters } = word
  const hasContext = [...rules.values()].some((list) => list.some(({ left, right }) => left.length + right.length > 0))
  const partners = hasContext ? partnersOf(word) : new Uint32Array()
  const slots = new Float64Array(mostSlots)

  const fits = ({ code, slot, count }: Pattern, i: number): boolean => {
    const start = starts[i] ?? 0
    if (codes[i] !== code || (starts[i + 1] ?? 0) - start !== count) return false
    for (let k = 0; k < count; k++) slots[slot + k] = parameters[start + k] ?? 0
    return true
  }
  const isIgnored = (i: number): boolean => ignored.has(codes[i] ?? 0)
  /** The symbol below on the same branch, or on the one that it grows from. */
  const before = (from: number): number => {
    let i = from - 1
    while (i >= 0 && (codes[i] === open || codes[i] === close || isIgnored(i))) i = codes[i] === close ? (partners[i] ?? 0) - 1 : i - 1
    return i
  }
  const fitsLeft = (left: readonly Pattern[], from: number): boolean => {
    let i = from
    return left.toReversed().every((pattern) => {
      i = before(i)
      return i >= 0 && fits(pattern, i)
    })
  }
  /** Side branches are skipped unless the context asks for one. */
  const fitsRight = (right: readonly Pattern[], from: number, k = 0): boolean => {
    const wanted = right[k]
    if (!wanted) return true
    for (let i = from; ;) {
      while (i < length && isIgnored(i)) i++
      if (wanted.code === close) {
        while (i < length && codes[i] !== close) i = codes[i] === open ? (partners[i] ?? 0) + 1 : i + 1
        return fitsRight(right, i + 1, k + 1)
      }
      if (i === length || codes[i] !== open) return i < length && fits(wanted, i) && fitsRight(right, i + 1, k + 1)
      if (wanted.code === open && fitsRight(right, i + 1, k + 1)) return true
      i = (partners[i] ?? 0) + 1
    }
  }
  const applies = ({ strict, left, right, condition }: Rule, i: number): boolean =>
    fits(strict, i) && fitsLeft(left, i) && fitsRight(right, i + 1) && (condition?.(slots, random) ?? 1) !== 0

  const weightOf = ({ weight, place }: Rule): number => {
    const value = weight?.(slots, random) ?? 1
    if (!(value >= 0 && Number.isFinite(value))) throw new GrammarError('weight', place, String(value))
    return value
  }
  /** The first rule that applies; where it has a weight, one of those with weights, by chance. */
  const choose = (list: readonly Rule[], i: number): Rule | undefined => {
    const first = list.find((rule) => applies(rule, i))
    if (!first?.weight) return first
    const able = list.flatMap((rule) => (rule.weight && applies(rule, i) ? [{ rule, weight: weightOf(rule) }] : []))
    let rest = random() * able.reduce((sum, { weight }) => sum + weight, 0)
    const chosen = able.find(({ weight }) => (rest -= weight) < 0) ?? able.at(-1)
    // Its parameters go into the slots again.
    if (chosen) applies(chosen.rule, i)
    return chosen?.rule
  }

  for (let i = 0; i < length; i++) {
    const code = codes[i] ?? 0
    const list = rules.get(code)
    const rule = list && choose(list, i)
    if (rule) emit(builder, rule.successor, slots, random)
    else {
      builder.add(code)
      for (let k = starts[i] ?? 0; k < (starts[i + 1] ?? 0); k++) builder.parameter(parameters[k] ?? 0)
    }
  }
  return builder.word()
}

/** The word after so many steps. Throws `TooLong` before it holds more symbols than the limit. */
export const derive = (grammar: Grammar, { steps = grammar.steps, seed = 1, limit = 1_000_000 }): Word => {
  const random = createRandom(seed)
  const builder = createBuilder(limit, 0)
  emit(builder, grammar.axiom, new Float64Array(), random)
  let word = builder.word()
  for (let step = 1; step <= steps; step++) word = rewrite(grammar, word, createBuilder(limit, step), random)
  return word
}

/** The symbols without their parameters. */
export const textOf = ({ length, codes }: Word): string => String.fromCharCode(...codes.subarray(0, length))
