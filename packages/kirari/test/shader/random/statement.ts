/** Random statements. Loops end, cases differ, and arguments that are written back do not alias. */
import { expression, literal, argumentsOf, placeOf, rootName, small } from './expression.ts'
import type { Block, Expr, Operator, Statement } from './program.ts'
import { everyLocal, localExpr, partType, randomType, type Scope } from './scope.ts'
import { bool, float, int, uint, type NumericType, type Type } from './type.ts'

/** The context of a block. */
export interface Around {
  /** The type that `Return` takes; undefined in a procedure. */
  readonly result: Type | undefined
  readonly inLoop: boolean
  /** How much deeper blocks may be nested. */
  readonly depth: number
}

/** Names for the text: some are reserved words, and some repeat. */
const hints = ['v', 'a', 'sum', 'p', 'color', 'loop', 'vec3', 'out', 'f', 't', 'x', 'select', 'i', 'struct', 'mod1', 'let', 'result'] as const

export const block = (length: number, scope: Scope, around: Around): Block =>
  scope.inside(() => {
    const made = statements(length, scope, around)
    const ending = end(scope, around)
    return ending ? [...made, ending] : made
  })

/** Statements in the block that the scope is in. */
export const statements = (length: number, scope: Scope, around: Around): Block => Array.from({ length }, () => statement(scope, around)).flat()

/** Sometimes a jump out of the block. */
const end = (scope: Scope, { result, inLoop }: Around): Statement | undefined => {
  const { choices } = scope
  if (inLoop && choices.chance(0.2)) return { op: choices.chance(0.5) ? 'break' : 'continue' }
  if (choices.chance(0.08)) return result ? { op: 'return', value: expression(result, 2, scope) } : { op: 'return' }
  return undefined
}

const statement = (scope: Scope, around: Around): readonly Statement[] => {
  const { choices } = scope
  const deeper = around.depth > 0 ? 1 : 0
  const kind = choices.weighted<'bind' | 'variable' | 'assign' | 'do' | 'if' | 'count' | 'while' | 'switch'>([
    [8, 'bind'],
    [2, 'variable'],
    [12, 'assign'],
    [2, 'do'],
    [3 * deeper, 'if'],
    [2 * deeper, 'count'],
    [deeper, 'while'],
    [deeper, 'switch'],
  ])
  const inner = { ...around, depth: around.depth - 1 }
  switch (kind) {
    case 'bind':
      return [bind(scope)]
    case 'variable':
      return [variable(scope)]
    case 'assign':
      return [assign(scope) ?? variable(scope)]
    case 'do':
      return [procedure(scope) ?? assign(scope) ?? variable(scope)]
    case 'if':
      return [branch(scope, inner)]
    case 'count':
      return [count(scope, { ...inner, inLoop: true })]
    case 'while':
      return repeat(scope, { ...inner, inLoop: true })
    case 'switch':
      return [choose(scope, inner)]
  }
}

const bind = (scope: Scope): Statement => {
  const { choices } = scope
  const type = randomType(scope)
  const value = expression(type, choices.between(1, 3), scope)
  const name = scope.newName('c')
  const root = rootName(value, scope)
  const isPure = everyLocal(value, scope, (local) => local.isPure)
  const isConstant = everyLocal(value, scope, (local) => local.isConstant)
  const leaks = isPure && scope.depth > 1 && choices.chance(0.3)
  const { below, isKept } = (value.op === 'local' && scope.locals().find((local) => local.name === value.name)) || {
    below: undefined,
    isKept: hasRepeats(value),
  }
  scope.add({ name, type: value.type, ...(root ? { root } : {}), isPure, isConstant, ...(below ? { below } : {}), ...(isKept ? { isKept } : {}) }, leaks)
  return { op: 'bind', name, value, ...(leaks ? { leaks } : {}) }
}

/** Whether a component occurs twice: then the swizzle can be read, but not assigned. */
const hasRepeats = (expr: Expr): boolean => {
  if (expr.op === 'field' || expr.op === 'at') return hasRepeats(expr.of)
  return expr.op === 'swizzle' && (new Set(expr.letters).size < expr.letters.length || hasRepeats(expr.of))
}

/** A variable, of any type. */
export const variable = (scope: Scope): Statement => {
  const { choices } = scope
  const hint = choices.of(hints)
  const name = scope.newName('v')
  // A variable that stays a safe index.
  if (choices.chance(0.12)) {
    const type = choices.of([int, uint])
    const value = small(type, 2, scope)
    scope.add({ name, type, root: name, isPure: false, isConstant: false, below: 2 })
    return { op: 'variable', name, type, hint, value }
  }
  const type = randomType(scope)
  // SwiftShader loses results beside a vector that starts as zero and whose components are then changed in place.
  const isVector = type.kind === 'numeric' && type.size > 1
  const value = isVector || choices.chance(0.8) ? expression(type, choices.between(0, 3), scope) : undefined
  scope.add({ name, type, root: name, isPure: false, isConstant: false })
  return { op: 'variable', name, type, hint, ...(value ? { value } : {}) }
}

const assign = (scope: Scope): Statement | undefined => {
  const { choices } = scope
  const indices = scope.locals().filter(({ root, below, isKept }) => root && below !== undefined && !isKept)
  if (indices.length > 0 && choices.chance(0.25)) {
    const index = choices.of(indices)
    // It has the type of an int or a uint.
    return { op: 'assign', place: localExpr(index), operator: '', value: small(index.type as NumericType, index.below ?? 2, scope) }
  }
  const variables = scope.locals().filter(({ root }) => root)
  if (variables.length === 0) return undefined
  const place = placeOf(partType(choices.of(variables).type, scope), scope)
  if (!place) return undefined
  const { type } = place
  const operator = choices.chance(0.45) ? choices.of(operatorsOf(type)) : ''
  return { op: 'assign', place, operator, value: operand(type, operator, scope) }
}

const operatorsOf = (type: Type): readonly Operator[] => {
  if (type.kind === 'matrix') return ['', 'add', 'sub', 'mul']
  if (type.kind !== 'numeric') return ['']
  switch (type.scalar) {
    case 'float':
      return ['add', 'sub', 'mul', 'div']
    case 'int':
      return ['add', 'sub', 'mul', 'div', 'bitAnd', 'bitOr', 'bitXor', 'shiftLeft', 'shiftRight']
    case 'uint':
      return ['add', 'sub', 'mul', 'div', 'remainder', 'bitAnd', 'bitOr', 'bitXor', 'shiftLeft', 'shiftRight']
    case 'bool':
      return ['']
  }
}

/** The right side of an assignment. */
const operand = (type: Type, operator: Operator, scope: Scope): Expr => {
  const { choices } = scope
  const depth = choices.between(1, 3)
  if (type.kind !== 'numeric') {
    if (type.kind === 'matrix' && operator === 'mul') return expression(float, depth, scope)
    return expression(type, depth, scope)
  }
  const scalar = scalarOf(type)
  const bare = (of: NumericType, values: readonly number[]): Expr => ({ op: 'bare', type: of, value: choices.of(values) })
  if (operator === 'div') return bare(scalar, type.scalar === 'float' ? [0.5, 1, 2, 4] : [1, 2, 3, 10])
  if (operator === 'remainder') return bare(scalar, [2, 3, 7, 10])
  if (operator === 'shiftLeft' || operator === 'shiftRight') return choices.chance(0.6) ? bare(uint, [0, 1, 3, 8, 31]) : small(uint, 32, scope)
  if (operator === 'mul' && type.scalar === 'float') return bare(float, [0.5, 2, -1, 1.5])
  if (choices.chance(0.1) && type.scalar !== 'bool') return bare(scalar, [0, 1, 2, 5])
  // A scalar fills each component.
  return expression(type.size > 1 && choices.chance(0.15) ? scalar : type, depth, scope)
}
const scalarOf = ({ scalar }: NumericType): NumericType => ({ float, int, uint, bool })[scalar]

const procedure = (scope: Scope): Statement | undefined => {
  const procedures = scope.functions.filter(({ result }) => !result)
  if (procedures.length === 0 || scope.calls > 4) return undefined
  const func = scope.choices.of(procedures)
  const args = argumentsOf(func, 2, scope)
  if (!args) return undefined
  scope.calls++
  return { op: 'do', func, args }
}

/** Whether an expression calls something that writes: such a call is a statement, and cannot be between two branches. */
const writes = (expr: Expr): boolean => {
  switch (expr.op) {
    case 'local':
    case 'literal':
    case 'bare':
      return false
    case 'swizzle':
    case 'field':
    case 'named':
      return writes(expr.of)
    case 'at':
      return writes(expr.of) || writes(expr.index)
    case 'call':
      return expr.func.params.some(({ isInout }) => isInout) || expr.args.some(writes)
    case 'apply':
    case 'construct':
      return expr.args.some(writes)
  }
}

const branch = (scope: Scope, around: Around): Statement => {
  const { choices } = scope
  const length = choices.weighted([
    [5, 1],
    [2, 2],
    [1, 3],
  ])
  const chain = Array.from({ length }, (_, i) => {
    const test = expression(bool, 2, scope)
    const late = i > 0 && (writes(test) || choices.chance(0.5))
    return { test, late, body: block(choices.between(1, 3), scope, around) }
  })
  return { op: 'if', chain, ...(choices.chance(0.5) ? { otherwise: block(choices.between(1, 3), scope, around) } : {}) }
}

/** A counting loop of few rounds. */
const count = (scope: Scope, around: Around): Statement => {
  const { choices } = scope
  const type = choices.weighted([
    [5, int],
    [3, uint],
    [1, float],
  ])
  const counter = scope.newName('i')
  const number = (value: number): Expr => (choices.chance(0.5) && type !== uint ? { op: 'bare', type, value } : literal(type, value))
  const hint = choices.chance(0.2) ? { hint: choices.of(hints) } : {}
  const body = (below?: number): Block =>
    scope.inside(() => {
      scope.add({ name: counter, type, isPure: false, isConstant: false, ...(below && type !== float ? { below } : {}) })
      return block(choices.between(1, 4), scope, around)
    })
  const form = type === float ? 'range' : choices.of(['plain', 'dynamic', 'variable', 'range', 'down'] as const)
  // Inside a range, numbers need an explicit type unless it is an int.
  const certain = (value: number): Expr => (type === int ? number(value) : literal(type, value))
  switch (form) {
    case 'plain': {
      const rounds = choices.between(1, 4)
      return { op: 'count', type, counter, end: certain(rounds), inclusive: false, body: body(rounds), ...hint }
    }
    case 'dynamic':
      return { op: 'count', type, counter, end: small(type, 4, scope), inclusive: false, body: body(4), ...hint }
    case 'variable': {
      // The end is evaluated once, whatever the body does to the variable.
      const ends = scope.locals().filter((local) => local.root && local.below !== undefined && local.type === type)
      const end = ends.length > 0 ? localExpr(choices.of(ends)) : small(type, 4, scope)
      return { op: 'count', type, counter, start: certain(0), end, inclusive: choices.chance(0.5), body: body(4), ...hint }
    }
    case 'down': {
      if (type === uint) return { op: 'count', type, counter, end: literal(uint, 2), inclusive: false, body: body(2), ...hint }
      const start = choices.between(0, 3)
      const step = choices.of([-1, -2])
      return {
        op: 'count',
        type,
        counter,
        start: number(start),
        end: number(start - 3),
        step: { op: 'bare', type, value: step },
        inclusive: choices.chance(0.5),
        body: body(),
        ...hint,
      }
    }
    case 'range': {
      const start = type === uint ? choices.between(0, 2) : choices.between(-2, 2)
      const step = type === float ? choices.of([0.5, 1]) : choices.of([1, 1, 2])
      const parts = { start: number(start), end: certain(start + choices.between(0, 3)), step: choices.chance(0.7) ? number(step) : literal(type, step) }
      return { op: 'count', type, counter, ...parts, inclusive: choices.chance(0.3), body: body(), ...hint }
    }
  }
}

/** A loop with a condition: its own variable counts the rounds down. */
const repeat = (scope: Scope, around: Around): readonly Statement[] => {
  const { choices } = scope
  const name = scope.newName('n')
  scope.add({ name, type: int, root: name, isPure: false, isConstant: false, isKept: true })
  const left: Expr = { op: 'local', name, type: int }
  const more: Expr = { op: 'apply', type: bool, name: 'greaterThan', asMethod: true, args: [left, { op: 'bare', type: int, value: 0 }] }
  const test: Expr = choices.chance(0.5) ? more : { op: 'apply', type: bool, name: 'and', asMethod: true, args: [more, expression(bool, 2, scope)] }
  const step: Statement = { op: 'assign', place: left, operator: 'sub', value: { op: 'bare', type: int, value: 1 } }
  return [
    { op: 'variable', name, type: int, hint: 'n', value: literal(int, choices.between(1, 4)) },
    { op: 'while', test, body: [step, ...block(choices.between(1, 3), scope, around)] },
  ]
}

const choose = (scope: Scope, around: Around): Statement => {
  const { choices } = scope
  const type = choices.of([int, uint])
  const selector = choices.chance(0.8) ? small(type, 4, scope) : expression(type, 1, scope)
  const labels = [0, 1, 2, 3, type === int ? -1 : 9]
  const cases: { readonly labels: readonly number[]; readonly body: Block }[] = []
  for (let i = choices.between(1, 3); i > 0; i--) {
    const own = labels.splice(choices.below(labels.length), 1)
    if (choices.chance(0.3)) own.push(...labels.splice(choices.below(labels.length), 1))
    cases.push({ labels: own, body: block(choices.between(1, 2), scope, around) })
  }
  return { op: 'switch', selector, cases, ...(choices.chance(0.6) ? { otherwise: block(choices.between(1, 2), scope, around) } : {}) }
}
