/**
 * The cost of a function, counted from its printed GLSL: a static count of operations, not a time.
 *
 * A vector counts its components, since today's GPUs compute them one by one. A callee counts with its caller, a loop
 * as often as it runs, and of two branches the more expensive one, so the count is that of the longest path. An early exit does not shorten it.
 * Moving numbers (constructors, swizzles, names) and literals cost nothing; a conversion is one operation.
 */
import { toGLSL } from 'kirari/glsl'
import { signaturesOf } from 'kirari/node'
import type { AnyFn, Signature } from 'kirari/node'
import type { FunctionRecord } from '../record.ts'
import { builtinCall, componentsOf, constructorCost, operatorCall, scalarOf, vectorOf } from './builtin-cost.ts'
import { declarationsIn } from './declaration.ts'
import { constantType, functionTree, structTree, type Expression, type FunctionTree, type Statement, type StructTree } from './tree.ts'

/** The size class of a function: see `sizeLimits`. */
export type CostSize = 'S' | 'M' | 'L'

/** The number of rounds of a loop, if its text says it; otherwise the condition that the arguments decide. */
export type LoopBound = number | string

export interface Cost {
  /** Sums, products, quotients, comparisons, minima, roundings, conversions, operations on bits; one a component. */
  readonly arithmetic: number
  /** Roots, powers, exponentials, logarithms, angles and their functions; one a component. */
  readonly transcendental: number
  readonly textureReads: number
  /** Calls of an integer hash, whose own operations count as arithmetic. */
  readonly hashes: number
  /** Conditions with a jump; selecting one of two values is arithmetic. */
  readonly branches: number
  /** Every loop, including those of callees. A loop without a known end counts one round. */
  readonly loops: readonly LoopBound[]
  /** The total as one number: arithmetic operations, others by `weights`. */
  readonly weight: number
  readonly size: CostSize
}

/** Special functions run at a quarter of the speed of additions on most GPUs; texture units read textures, and the shader waits. */
export const costWeights = { transcendental: 4, textureReads: 16, branches: 2 } as const

/** S: up to 40, a few lines of arithmetic. M: up to 160. L: more, or a loop whose end the text does not say. */
export const sizeLimits = { S: 40, M: 160 } as const

const hashNames = new Set(['pcg', 'pcg2d', 'pcg3d', 'pcg4d'])

type Counts = Omit<Cost, 'weight' | 'size'>

const nothing: Counts = { arithmetic: 0, transcendental: 0, textureReads: 0, hashes: 0, branches: 0, loops: [] }

const add = (...all: readonly Partial<Counts>[]): Counts =>
  all.reduce<Counts>(
    (sum, more) => ({
      arithmetic: sum.arithmetic + (more.arithmetic ?? 0),
      transcendental: sum.transcendental + (more.transcendental ?? 0),
      textureReads: sum.textureReads + (more.textureReads ?? 0),
      hashes: sum.hashes + (more.hashes ?? 0),
      branches: sum.branches + (more.branches ?? 0),
      loops: more.loops?.length ? [...sum.loops, ...more.loops] : sum.loops,
    }),
    nothing,
  )

const times = (rounds: number, { arithmetic, transcendental, textureReads, hashes, branches, loops }: Counts): Counts => ({
  arithmetic: rounds * arithmetic,
  transcendental: rounds * transcendental,
  textureReads: rounds * textureReads,
  hashes: rounds * hashes,
  branches: rounds * branches,
  loops,
})

const weightOf = ({ arithmetic, transcendental, textureReads, branches }: Counts): number =>
  arithmetic + costWeights.transcendental * transcendental + costWeights.textureReads * textureReads + costWeights.branches * branches

const sizeOf = (weight: number, loops: readonly LoopBound[]): CostSize =>
  weight > sizeLimits.M || loops.some((bound) => typeof bound === 'string') ? 'L' : weight > sizeLimits.S ? 'M' : 'S'

/** The most expensive of several branches; the loops of all of them. */
const dearest = (ways: readonly Counts[]): Counts => ({
  ...ways.reduce((most, way) => (weightOf(way) > weightOf(most) ? way : most), nothing),
  loops: ways.flatMap(({ loops }) => loops),
})

/** The types of names, from the outermost scope to the innermost. */
type Scope = Map<string, string>

interface Typed {
  readonly type: string
  readonly counts: Counts
}

class Counter {
  readonly #functions = new Map<string, FunctionTree>()
  readonly #structs = new Map<string, StructTree>()
  readonly #constants: Scope = new Map()
  readonly #known = new Map<string, Counts>()

  constructor(glsl: string) {
    for (const declaration of declarationsIn(glsl)) {
      if (declaration.kind === 'function') this.#functions.set(declaration.name, functionTree(declaration))
      if (declaration.kind === 'struct') this.#structs.set(declaration.name, structTree(declaration))
      if (declaration.kind === 'constant') this.#constants.set(declaration.name, constantType(declaration))
    }
  }

  of(name: string): Counts {
    const known = this.#known.get(name)
    if (known) return known
    const tree = this.#functions.get(name)
    if (!tree) throw new Error(`expected a function of the text, got "${name}"; there is ${[...this.#functions.keys()].join(', ')}`)
    const scope: Scope = new Map([...this.#constants, ...tree.parameters.map((parameter) => [parameter.name, parameter.type] as const)])
    const counts = this.#block(tree.body, scope)
    this.#known.set(name, counts)
    return counts
  }

  #block(statements: readonly Statement[], outer: Scope): Counts {
    const scope: Scope = new Map(outer)
    return add(...statements.map((statement) => this.#statement(statement, scope)))
  }

  #statement(statement: Statement, scope: Scope): Counts {
    switch (statement.kind) {
      case 'declare': {
        const counts = statement.value ? this.#value(statement.value, scope).counts : nothing
        scope.set(statement.name, statement.type)
        return counts
      }
      case 'assign': {
        const [place, value] = [this.#value(statement.place, scope), this.#value(statement.value, scope)]
        const arithmetic = statement.operator === '=' ? 0 : operatorCall(statement.operator.slice(0, -1), place.type, value.type).arithmetic
        return add(place.counts, value.counts, { arithmetic })
      }
      case 'do':
        return this.#value(statement.value, scope).counts
      case 'if':
        return add(
          this.#value(statement.condition, scope).counts,
          { branches: 1 },
          dearest([this.#block(statement.whenTrue, scope), this.#block(statement.whenFalse, scope)]),
        )
      case 'switch':
        return add(this.#value(statement.on, scope).counts, { branches: 1 }, dearest(statement.cases.map((block) => this.#block(block, scope))))
      case 'for': {
        const inside: Scope = new Map(scope)
        const start = this.#statement(statement.start, inside)
        const round = add(this.#value(statement.condition, inside).counts, this.#statement(statement.change, inside), this.#block(statement.body, inside))
        const bound = roundsOf(statement)
        return add(start, { loops: [bound] }, times(typeof bound === 'number' ? bound : 1, round))
      }
      case 'while':
        return add({ loops: [written(statement.condition)] }, this.#value(statement.condition, scope).counts, this.#block(statement.body, scope))
      case 'return':
        return statement.value ? this.#value(statement.value, scope).counts : nothing
      case 'leave':
        return nothing
      default:
        return assertNever(statement)
    }
  }

  #value(expression: Expression, scope: Scope): Typed {
    switch (expression.kind) {
      case 'number':
        return { type: /[.e]/.test(expression.text) ? 'float' : expression.text.endsWith('u') ? 'uint' : 'int', counts: nothing }
      case 'name': {
        const type = expression.text === 'true' || expression.text === 'false' ? 'bool' : scope.get(expression.text)
        if (!type) throw new Error(`expected a name that is declared, got "${expression.text}"`)
        return { type, counts: nothing }
      }
      case 'member': {
        const { type, counts } = this.#value(expression.of, scope)
        const field = this.#structs.get(type)?.fields.get(expression.name)
        return { type: field ?? vectorOf(scalarOf(type) ?? type, expression.name.length), counts }
      }
      case 'index': {
        const [of, by] = [this.#value(expression.of, scope), this.#value(expression.by, scope)]
        return { type: elementOf(of.type), counts: add(of.counts, by.counts) }
      }
      case 'unary': {
        const of = this.#value(expression.of, scope)
        // The sign belongs to the literal.
        const arithmetic = expression.of.kind === 'number' ? 0 : componentsOf(of.type)
        return { type: of.type, counts: add(of.counts, { arithmetic }) }
      }
      case 'binary': {
        const [left, right] = [this.#value(expression.left, scope), this.#value(expression.right, scope)]
        const { type, arithmetic } = operatorCall(expression.operator, left.type, right.type)
        return { type, counts: add(left.counts, right.counts, { arithmetic }) }
      }
      case 'choice': {
        const parts = [expression.condition, expression.whenTrue, expression.whenFalse].map((part) => this.#value(part, scope))
        const type = parts[1]?.type ?? ''
        return { type, counts: add(...parts.map(({ counts }) => counts), { arithmetic: componentsOf(type) }) }
      }
      case 'call':
        return this.#call(
          expression.callee,
          expression.args.map((arg) => this.#value(arg, scope)),
        )
      default:
        return assertNever(expression)
    }
  }

  #call(callee: string, args: readonly Typed[]): Typed {
    const types = args.map(({ type }) => type)
    const given = args.map(({ counts }) => counts)
    const tree = this.#functions.get(callee)
    if (tree) return { type: tree.result, counts: add(...given, this.of(callee), { hashes: hashNames.has(callee) ? 1 : 0 }) }
    if (scalarOf(callee)) return { type: callee, counts: add(...given, { arithmetic: constructorCost(callee, types) }) }
    if (this.#structs.has(callee) || callee.endsWith(']')) return { type: callee, counts: add(...given) }
    const builtin = builtinCall(callee, types)
    if (!builtin) throw new Error(`expected a built-in function of GLSL or one of the text, got "${callee}": give it a row in builtin-cost.ts`)
    const { type, ...counts } = builtin
    return { type, counts: add(...given, counts) }
  }
}

const elementOf = (type: string): string => {
  const array = /^(.*)\[\d+\]$/.exec(type)?.[1]
  if (array) return array
  return type.startsWith('mat') ? vectorOf('float', componentsOf(type) / Number(type[3])) : (scalarOf(type) ?? type)
}

/** The rounds of a loop that counts from one literal to another; otherwise the text of its condition. */
const roundsOf = (loop: Extract<Statement, { kind: 'for' }>): LoopBound => {
  const { start, condition, change } = loop
  if (start.kind !== 'declare' || condition.kind !== 'binary' || change.kind !== 'assign') return written(condition)
  const [from, to, step] = [literalOf(start.value), literalOf(condition.right), literalOf(change.value)]
  if (from === undefined || to === undefined || !step) return written(condition)
  const span = (to - from) / (change.operator === '-=' ? -step : step)
  return Math.max(0, condition.operator.endsWith('=') ? Math.floor(span) + 1 : Math.ceil(span))
}

const literalOf = (expression: Expression | undefined): number | undefined => {
  if (expression?.kind === 'number') return Number.parseFloat(expression.text)
  const value = expression?.kind === 'unary' && expression.operator === '-' ? literalOf(expression.of) : undefined
  return value === undefined ? undefined : -value
}

/** Prints an expression for readers. */
const written = (expression: Expression): string => {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return expression.text
    case 'member':
      return `${written(expression.of)}.${expression.name}`
    case 'index':
      return `${written(expression.of)}[${written(expression.by)}]`
    case 'unary':
      return `${expression.operator}${written(expression.of)}`
    case 'binary':
      return `${written(expression.left)} ${expression.operator} ${written(expression.right)}`
    case 'choice':
      return `${written(expression.condition)} ? ${written(expression.whenTrue)} : ${written(expression.whenFalse)}`
    case 'call':
      return `${expression.callee}(${expression.args.map(written).join(', ')})`
    default:
      return assertNever(expression)
  }
}

const assertNever = (value: never): never => {
  throw new Error(`Not a case that is known here: ${JSON.stringify(value)}`)
}

/** The cost of a function in a GLSL text without an entry point. */
export const costInText = (glsl: string, name: string): Cost => {
  const counts = new Counter(glsl).of(name)
  const weight = weightOf(counts)
  return { ...counts, weight, size: sizeOf(weight, counts.loops) }
}

const found = new WeakMap<AnyFn, Cost>()

/** The cost of a signature, or of the one that a record shows first. */
export const costOf = (subject: Signature | FunctionRecord): Cost => {
  const signature = 'slug' in subject ? shownOf(subject) : subject
  const cost = found.get(signature.call) ?? costInText(toGLSL(signature.call), signature.name)
  found.set(signature.call, cost)
  return cost
}

const shownOf = ({ call, shown, importName }: FunctionRecord): Signature => {
  const signatures = signaturesOf(call)
  const signature = signatures.find(({ name }) => name === shown)
  if (!signature) throw new Error(`The record of ${importName} shows "${shown}", but there is only ${signatures.map(({ name }) => name).join(', ')}.`)
  return signature
}
