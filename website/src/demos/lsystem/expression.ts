/**
 * Expressions in parameters, conditions and weights, such as `l * 0.8 > w`: a text becomes a function of parameters.
 * Must not know: rules, words.
 */
import type { Scanner } from './scan.ts'

/** The value for these parameters. Comparisons give 1 or 0. */
export type Evaluate = (parameters: Float64Array, random: () => number) => number

/** What a name stands for: a slot of the parameters, or a constant. */
export interface Names {
  readonly slots: ReadonlyMap<string, number>
  readonly constants: ReadonlyMap<string, number>
}

type Binary = (a: number, b: number) => number
/** Weakest first; a longer operator comes before one that it begins with. */
const levels: readonly (readonly (readonly [sign: string, compute: Binary])[])[] = [
  [['||', (a, b) => Number(a !== 0 || b !== 0)]],
  [['&&', (a, b) => Number(a !== 0 && b !== 0)]],
  [
    ['==', (a, b) => Number(a === b)],
    ['!=', (a, b) => Number(a !== b)],
    ['<=', (a, b) => Number(a <= b)],
    ['>=', (a, b) => Number(a >= b)],
    ['<', (a, b) => Number(a < b)],
    ['>', (a, b) => Number(a > b)],
  ],
  [
    ['+', (a, b) => a + b],
    ['-', (a, b) => a - b],
  ],
  [
    ['*', (a, b) => a * b],
    ['/', (a, b) => a / b],
  ],
]

const degree = Math.PI / 180
/** Angles are in degrees, as the turtle's are. */
const functions: { readonly [name: string]: readonly [count: number, compute: (...values: readonly number[]) => number] } = {
  sin: [1, (x = 0) => Math.sin(x * degree)],
  cos: [1, (x = 0) => Math.cos(x * degree)],
  sqrt: [1, (x = 0) => Math.sqrt(x)],
  abs: [1, (x = 0) => Math.abs(x)],
  floor: [1, (x = 0) => Math.floor(x)],
  min: [2, (a = 0, b = 0) => Math.min(a, b)],
  max: [2, (a = 0, b = 0) => Math.max(a, b)],
}

/** Parentheses within parentheses. */
const deepest = 50

export const readExpression = (scanner: Scanner, names: Names): Evaluate => {
  let depth = 0
  const level = (strength: number): Evaluate => {
    const operators = levels[strength]
    if (!operators) return power()
    let left = level(strength + 1)
    for (;;) {
      // An arrow is no minus.
      const found = scanner.match(/(?=->)/y) === undefined ? operators.find(([sign]) => scanner.take(sign)) : undefined
      if (!found) return left
      const [first, second, compute] = [left, level(strength + 1), found[1]]
      left = (parameters, random) => compute(first(parameters, random), second(parameters, random))
    }
  }
  const power = (): Evaluate => {
    const base = primary()
    if (!scanner.take('^')) return base
    const exponent = power()
    return (parameters, random) => base(parameters, random) ** exponent(parameters, random)
  }
  const primary = (): Evaluate => {
    if (scanner.match(/-(?!>)/y) !== undefined) {
      const value = power()
      return (parameters, random) => -value(parameters, random)
    }
    const start = scanner.place()
    if (scanner.take('(')) {
      if (++depth > deepest) scanner.fail('deep', start, '(')
      const value = level(0)
      if (!scanner.take(')')) scanner.fail('close')
      depth--
      return value
    }
    const digits = scanner.match(/(?:\d+\.?\d*|\.\d+)/y)
    if (digits !== undefined) {
      const number = Number(digits)
      return () => number
    }
    const place = scanner.place()
    const name = scanner.match(/[A-Za-z]\w*/y)
    if (name === undefined) return scanner.fail('value')
    return scanner.peek() === '(' ? call(name, place) : named(name, place)
  }
  const named = (name: string, place: ReturnType<Scanner['place']>): Evaluate => {
    const slot = names.slots.get(name)
    if (slot !== undefined) return (parameters) => parameters[slot] ?? Number.NaN
    const constant = names.constants.get(name)
    return constant === undefined ? scanner.fail('name', place, name) : () => constant
  }
  const call = (name: string, place: ReturnType<Scanner['place']>): Evaluate => {
    const isRandom = name === 'random'
    const [count, compute] = isRandom ? [2, undefined] : (functions[name] ?? scanner.fail('function', place, name))
    scanner.take('(')
    if (++depth > deepest) scanner.fail('deep', place, name)
    const values = [level(0)]
    while (scanner.take(',')) values.push(level(0))
    if (!scanner.take(')')) scanner.fail('comma')
    depth--
    if (values.length !== count) scanner.fail('count', place, name)
    const [low, high] = values
    if (!compute)
      return (parameters, random) => {
        const least = low?.(parameters, random) ?? 0
        return least + ((high?.(parameters, random) ?? 0) - least) * random()
      }
    return (parameters, random) => compute(...values.map((value) => value(parameters, random)))
  }
  return level(0)
}
