/**
 * An expression that a reader types, as a value of a shader and as a number in double precision: `0.5 + 0.5 * sin(6.283 * x)`.
 * Must not know: what its names stand for.
 */
import jsep, { type CoreExpression, type Expression } from 'jsep'
import { abs, cos, exp, float, floor, fract, max, min, mix, sin, sqrt, step } from 'kirari/node'
import type { Float } from 'kirari/node'

// Powers and what is for whole numbers would need rules of their own; comparisons give 1 or 0.
for (const operator of ['**', '^', '|', '&', '<<', '>>', '>>>', '||', '&&', '??', '==', '!=', '===', '!==', '%']) jsep.removeBinaryOp(operator)
for (const operator of ['!', '~']) jsep.removeUnaryOp(operator)

/** Why a text cannot be read, and the part of it where reading stopped. */
export type Fault = { readonly problem: 'syntax' | 'name' | 'function' | 'count'; readonly part: string }

export class ExpressionError extends Error implements Fault {
  override readonly name = 'ExpressionError'
  readonly problem: Fault['problem']
  readonly part: string

  constructor({ problem, part }: Fault) {
    super(`${problem}: ${part}`)
    this.problem = problem
    this.part = part
  }
}

/** How expressions are computed: with nodes, or with numbers. */
interface Arithmetic<T> {
  readonly literal: (value: number) => T
  readonly operators: { readonly [operator: string]: (a: T, b: T) => T }
  readonly functions: { readonly [name: string]: (...values: readonly T[]) => T }
  readonly choose: (test: T, yes: T, no: T) => T
}

/** How many values each function has. */
const counts: { readonly [name: string]: number } = { sin: 1, cos: 1, sqrt: 1, abs: 1, floor: 1, fract: 1, exp: 1, min: 2, max: 2, step: 2, mix: 3 }

/** The names of constants, beside those that are given. */
const constants: { readonly [name: string]: number } = { pi: Math.PI }

const missing = float(0)
const inShader: Arithmetic<Float> = {
  literal: (value) => float(value),
  operators: {
    '+': (a, b) => a.add(b),
    '-': (a, b) => a.sub(b),
    '*': (a, b) => a.mul(b),
    '/': (a, b) => a.div(b),
    // step(a, b) is 1 where b is not below a.
    '<': (a, b) => float(1).sub(step(b, a)),
    '>': (a, b) => float(1).sub(step(a, b)),
    '<=': (a, b) => step(a, b),
    '>=': (a, b) => step(b, a),
  },
  functions: {
    sin: (x = missing) => sin(x),
    cos: (x = missing) => cos(x),
    sqrt: (x = missing) => sqrt(x),
    abs: (x = missing) => abs(x),
    floor: (x = missing) => floor(x),
    fract: (x = missing) => fract(x),
    exp: (x = missing) => exp(x),
    min: (a = missing, b = missing) => min(a, b),
    max: (a = missing, b = missing) => max(a, b),
    step: (edge = missing, x = missing) => step(edge, x),
    mix: (a = missing, b = missing, t = missing) => mix(a, b, t),
  },
  choose: (test, yes, no) => mix(no, yes, step(0.5, test)),
}

const inDouble: Arithmetic<number> = {
  literal: (value) => value,
  operators: {
    '+': (a, b) => a + b,
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => a / b,
    '<': (a, b) => (a < b ? 1 : 0),
    '>': (a, b) => (a > b ? 1 : 0),
    '<=': (a, b) => (a <= b ? 1 : 0),
    '>=': (a, b) => (a >= b ? 1 : 0),
  },
  functions: {
    sin: (x = 0) => Math.sin(x),
    cos: (x = 0) => Math.cos(x),
    sqrt: (x = 0) => Math.sqrt(x),
    abs: (x = 0) => Math.abs(x),
    floor: (x = 0) => Math.floor(x),
    fract: (x = 0) => x - Math.floor(x),
    exp: (x = 0) => Math.exp(x),
    min: (a = 0, b = 0) => Math.min(a, b),
    max: (a = 0, b = 0) => Math.max(a, b),
    step: (edge = 0, x = 0) => (x < edge ? 0 : 1),
    mix: (a = 0, b = 0, t = 0) => a * (1 - t) + b * t,
  },
  choose: (test, yes, no) => (test >= 0.5 ? yes : no),
}

export interface Formula {
  readonly node: (names: Readonly<Record<string, Float>>) => Float
  readonly number: (names: Readonly<Record<string, number>>) => number
}

/** Reads a text in which only these names stand for values. Throws an `ExpressionError`. */
export const readFormula = (text: string, names: readonly string[]): Formula => {
  const tree = treeOf(parse(text), [...names, ...Object.keys(constants)])
  return {
    node: (values) => compute(tree, inShader, values),
    number: (values) => compute(tree, inDouble, values),
  }
}

const parse = (text: string): Expression => {
  if (text.trim() === '') throw new ExpressionError({ problem: 'syntax', part: '…' })
  try {
    return jsep(text)
  } catch (error) {
    // jsep adds where it stopped to what it throws.
    const { index = 0 } = error as { readonly index?: number }
    throw new ExpressionError({ problem: 'syntax', part: text.slice(index, index + 12).trim() || '…' })
  }
}

/** The supported expressions. */
type Tree =
  | { readonly kind: 'literal'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'operator' | 'function'; readonly name: string; readonly parts: readonly Tree[] }
  | { readonly kind: 'choice'; readonly parts: readonly Tree[] }

const treeOf = (expression: Expression, names: readonly string[]): Tree => {
  const read = (part: Expression): Tree => treeOf(part, names)
  // Without plugins the parser knows no other.
  const tree = expression as CoreExpression
  switch (tree.type) {
    case 'Literal':
      if (typeof tree.value !== 'number') throw new ExpressionError({ problem: 'syntax', part: tree.raw })
      return { kind: 'literal', value: tree.value }
    case 'Identifier':
      if (!names.includes(tree.name)) throw new ExpressionError({ problem: Object.hasOwn(counts, tree.name) ? 'count' : 'name', part: tree.name })
      return { kind: 'name', name: tree.name }
    case 'CallExpression': {
      // As above.
      const callee = tree.callee as CoreExpression
      const name = callee.type === 'Identifier' ? callee.name : '('
      if (!Object.hasOwn(counts, name)) throw new ExpressionError({ problem: 'function', part: name })
      if (tree.arguments.length !== counts[name]) throw new ExpressionError({ problem: 'count', part: name })
      return { kind: 'function', name, parts: tree.arguments.map(read) }
    }
    case 'UnaryExpression':
      return { kind: 'operator', name: tree.operator, parts: [{ kind: 'literal', value: 0 }, read(tree.argument)] }
    case 'BinaryExpression':
      return { kind: 'operator', name: tree.operator, parts: [read(tree.left), read(tree.right)] }
    case 'ConditionalExpression':
      return { kind: 'choice', parts: [read(tree.test), read(tree.consequent), read(tree.alternate)] }
    default:
      throw new ExpressionError({ problem: 'syntax', part: signs[tree.type] })
  }
}
/** The character that an error shows for each kind of expression that is not supported. */
const signs = { ArrayExpression: '[', MemberExpression: '.', ThisExpression: 'this', Compound: '…', SequenceExpression: ',' } as const

const compute = <T>(tree: Tree, arithmetic: Arithmetic<T>, names: Readonly<Record<string, T>>): T => {
  const zero = arithmetic.literal(0)
  if (tree.kind === 'literal') return arithmetic.literal(tree.value)
  if (tree.kind === 'name') return names[tree.name] ?? arithmetic.literal(constants[tree.name] ?? 0)
  const values = tree.parts.map((part) => compute(part, arithmetic, names))
  const [a = zero, b = zero, c = zero] = values
  switch (tree.kind) {
    case 'choice':
      return arithmetic.choose(a, b, c)
    case 'operator':
      return arithmetic.operators[tree.name]?.(a, b) ?? zero
    case 'function':
      return arithmetic.functions[tree.name]?.(...values) ?? zero
  }
}
