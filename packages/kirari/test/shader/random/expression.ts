/** Random expressions of a given type. They prefer existing names: values with many uses reveal mistakes. */
import { mapOperations, type MapOperation } from './operation.ts'
import type { Expr, Func } from './program.ts'
import { everyLocal, localExpr, partOf, type Scope } from './scope.ts'
import { bool, float, matrix, numeric, uint, type NumericType, type Scalar, type Type } from './type.ts'

const floatLiterals = [0, 0.5, 1, 1.5, 2, -1, -0.25, 3, 0.125, -2.5]
const intLiterals = [0, 1, 2, 3, -1, -2, 5, 7, -8, 255]
const wideIntLiterals = [2147483647, -2147483647, 65535, -65536, 1431655765]
const uintLiterals = [0, 1, 2, 3, 5, 8, 31, 255]
const wideUintLiterals = [4294967295, 2147483648, 65535, 2863311530]

const scalarValue = (scalar: Scalar, { choices }: Scope): number | boolean => {
  if (scalar === 'bool') return choices.chance(0.5)
  if (scalar === 'float') return choices.of(floatLiterals)
  const isWide = choices.chance(0.1)
  return scalar === 'int' ? choices.of(isWide ? wideIntLiterals : intLiterals) : choices.of(isWide ? wideUintLiterals : uintLiterals)
}

export const literal = (type: NumericType, value: number | boolean): Expr => ({ op: 'literal', type, value })
const bare = (type: NumericType, value: number | boolean): Expr => ({ op: 'bare', type, value })
const apply = (name: string, type: Type, args: readonly Expr[], asMethod = true): Expr => ({ op: 'apply', name, type, asMethod, args })

/** A value of literals. */
export const constant = (type: Type, scope: Scope): Expr => {
  if (type.kind === 'struct') return { op: 'construct', type, args: type.fields.map((field) => constant(field.type, scope)) }
  if (type.kind === 'array') return { op: 'construct', type, args: Array.from({ length: type.count }, () => constant(type.element, scope)) }
  if (type.kind === 'matrix')
    return { op: 'construct', type, args: Array.from({ length: type.columns * type.rows }, () => bare(float, scalarValue('float', scope))) }
  const { scalar, size } = type
  if (size === 1) return literal(type, scalarValue(scalar, scope))
  const count = scope.choices.chance(0.3) ? 1 : size
  return { op: 'construct', type, args: Array.from({ length: count }, () => bare(numeric(scalar), scalarValue(scalar, scope))) }
}

export const isConstant = (expr: Expr, scope: Scope): boolean => everyLocal(expr, scope, (local) => local.isConstant)

/** An existing value: a local of the type, or a part of one. */
export const existing = (type: Type, scope: Scope, accept: (name: string) => boolean = () => true): Expr | undefined => {
  const { choices } = scope
  const locals = scope.locals().filter(({ name }) => accept(name))
  if (locals.length === 0) return undefined
  for (let attempt = 0; attempt < 6; attempt++) {
    // Prefers the latest locals.
    const local = choices.chance(0.4) ? locals.slice(-6)[choices.below(Math.min(6, locals.length))] : choices.of(locals)
    const found = local && partOf(localExpr(local), type, scope, false)
    if (found) return found
  }
  return undefined
}

/** An existing value, or sometimes a constant. */
const leaf = (type: Type, scope: Scope): Expr => {
  const { choices } = scope
  if (choices.chance(0.12)) return constant(type, scope)
  const found = existing(type, scope)
  if (found) return found
  if (type.kind !== 'numeric') return constant(type, scope)
  return (choices.chance(0.8) ? converted(type, scope) : undefined) ?? constant(type, scope)
}

/** A random expression of at most this depth. */
export const expression = (type: Type, depth: number, scope: Scope): Expr => {
  const { choices } = scope
  if (depth <= 0 || choices.chance(0.2)) return leaf(type, scope)
  const made = choices.chance(0.12) ? callOf(type, depth, scope) : undefined
  if (made) return made
  if (choices.chance(0.04)) return { op: 'named', type, of: expression(type, depth - 1, scope), name: choices.of(['kept', 'v', 't', 'min', 'loop']) }
  if (type.kind === 'numeric') return numericExpression(type, depth, scope)
  if (choices.chance(0.5)) return existing(type, scope) ?? constant(type, scope)
  if (type.kind === 'matrix') return matrixExpression(type.columns, type.rows, depth, scope)
  const types = type.kind === 'struct' ? type.fields.map((field) => field.type) : Array.from({ length: type.count }, () => type.element)
  return { op: 'construct', type, args: types.map((part) => expression(part, depth - 1, scope)) }
}

const isUseful = (operation: MapOperation, scope: Scope): boolean => scope.features.inexact || !operation.inexact

const numericExpression = (type: NumericType, depth: number, scope: Scope): Expr => {
  const { choices } = scope
  const inner = (of: Type): Expr => expression(of, depth - 1, scope)
  const kind = choices.weighted<'map' | 'compare' | 'select' | 'convert' | 'construct' | 'special' | 'part'>([
    [type.scalar === 'bool' ? 3 : 10, 'map'],
    [type.scalar === 'bool' ? 8 : 0, 'compare'],
    [2, 'select'],
    [2, 'convert'],
    [type.size > 1 ? 4 : 0, 'construct'],
    [1, 'special'],
    [2, 'part'],
  ])
  switch (kind) {
    case 'map': {
      const fitting = mapOperations.filter(
        (one) =>
          one.shape === 'map' && one.scalars.includes(type.scalar) && isUseful(one, scope) && (type.scalar !== 'bool' || one.name === 'not' || type.size === 1),
      )
      return mapExpression(choices.of(fitting), type, type, depth, scope)
    }
    case 'compare': {
      const fitting = mapOperations.filter((one) => one.shape === 'compare')
      const operation = choices.of(fitting)
      return mapExpression(operation, numeric(choices.of(operation.scalars), type.size), type, depth, scope)
    }
    case 'select':
      return apply('select', type, [inner(type), inner(type), inner(type.size > 1 && choices.chance(0.5) ? numeric('bool', type.size) : bool)], false)
    case 'convert': {
      const from = choices.of((['float', 'int', 'uint', 'bool'] as const).filter((scalar) => scalar !== type.scalar))
      // A negative float does not convert to a uint.
      const of = nonConstant(numeric(from, type.size), depth - 1, scope)
      const safe = from === 'float' && type.scalar === 'uint' ? apply('abs', of.type, [of]) : of
      return { op: 'construct', type, args: [safe] }
    }
    case 'construct': {
      const args: Expr[] = []
      for (let left = type.size; left > 0;) {
        const size = choices.between(1, Math.min(left, 3))
        args.push(size === 1 && choices.chance(0.2) ? bare(numeric(type.scalar), scalarValue(type.scalar, scope)) : inner(numeric(type.scalar, size)))
        left -= size
      }
      // A single argument of the same type, or one scalar, would be another operation.
      return args.length > 1 ? { op: 'construct', type, args } : { op: 'construct', type, args: [inner(numeric(type.scalar))] }
    }
    case 'special':
      return specialExpression(type, depth, scope) ?? inner(type)
    case 'part': {
      // A component of something computed.
      const of = inner(numeric(type.scalar, choices.between(type.size === 1 ? 2 : type.size, 4)))
      return partOf(of, type, scope, false) ?? of
    }
  }
}

/** An operation on each component of `operand`, which gives `result`. */
const mapExpression = (operation: MapOperation, operand: NumericType, result: NumericType, depth: number, scope: Scope): Expr => {
  const { choices } = scope
  const { name, arity, limits, spelled } = operation
  const scalar = numeric(operand.scalar)
  const asMethod = spelled === 'method' || (spelled === 'both' && choices.chance(0.6))
  const narrow = operand.size > 1 && choices.chance(0.25) ? scalar : operand
  const first = expression(operand, depth - 1, scope)
  const rest = (): readonly Expr[] => {
    if (arity === 1) return []
    if (limits === 'power-of-two') return [bare(float, choices.of([0.5, 1, 2, 4]))]
    if (limits === 'positive') return [bare(scalar, choices.of([1, 2, 3, 7, 10]))]
    if (limits === 'shift') {
      const bits: Expr = apply('bitAnd', uint, [nonConstant(uint, depth - 1, scope), bare(uint, choices.of([3, 7, 31]))])
      return [choices.chance(0.6) ? bare(uint, choices.of([0, 1, 2, 4, 8, 16, 31])) : bits]
    }
    if (limits === 'ascending') {
      const low = operand.scalar === 'uint' ? choices.between(0, 3) : choices.between(-4, 2)
      return [bare(scalar, low), bare(scalar, low + choices.between(1, 9))]
    }
    if (limits === 'fraction') return [expression(operand, depth - 1, scope), bare(float, choices.of([0, 0.25, 0.5, 1]))]
    // Products grow, and would soon need too many bits to be exact.
    if (name === 'mul' && operand.scalar === 'float' && choices.chance(0.6)) return [bare(float, choices.of([0.5, 2, -1, 1.5, 0.25]))]
    return [choices.chance(0.2) ? bare(scalar, scalarValue(operand.scalar, scope)) : expression(narrow, depth - 1, scope)]
  }
  const args = [first, ...rest()]
  // The scalar may also come first, where a scalar's method accepts a vector.
  const swapped = ['add', 'sub', 'mul'].includes(name) && args[1]?.op !== 'bare' && args[1]?.type !== operand && choices.chance(0.5)
  return apply(name, result, swapped ? args.toReversed() : args, asMethod)
}

/** An expression whose value is not known at compile time. */
const nonConstant = (type: NumericType, depth: number, scope: Scope): Expr => {
  for (let attempt = 0; attempt < 4; attempt++) {
    const expr = expression(type, depth, scope)
    if (!isConstant(expr, scope)) return expr
  }
  return converted(type, scope) ?? constant(type, scope)
}

/** A local of another kind, converted to the type. */
const converted = (type: NumericType, scope: Scope): Expr | undefined => {
  const locals = scope.locals().filter((local) => !local.isConstant && local.type.kind === 'numeric')
  if (locals.length === 0) return undefined
  const local = scope.choices.of(locals)
  const scalar = numeric(type.scalar)
  const of = partOf(localExpr(local), numeric(local.type.kind === 'numeric' ? local.type.scalar : 'int'), scope, false) ?? localExpr(local)
  // A negative float does not convert to a uint.
  const ready = of.type === float && type.scalar === 'uint' ? apply('abs', float, [of]) : of
  const one: Expr = of.type === scalar ? of : { op: 'construct', type: scalar, args: [ready] }
  return type.size === 1 ? one : { op: 'construct', type, args: [one] }
}

const specialExpression = (type: NumericType, depth: number, scope: Scope): Expr | undefined => {
  const { choices, features } = scope
  const inner = (of: Type): Expr => expression(of, depth - 1, scope)
  const asMethod = choices.chance(0.5)
  if (type === bool) return apply(choices.of(['all', 'any']), bool, [inner(numeric('bool', choices.between(2, 4)))], asMethod)
  if (type === float) {
    const vector = numeric('float', choices.between(2, 4))
    return apply('dot', float, [inner(vector), inner(vector)], asMethod)
  }
  if (type.scalar === 'uint') return apply('bitcastToUint', type, [inner(numeric('int', type.size))], asMethod)
  if (type.scalar !== 'float') return undefined
  if (features.matrices && choices.chance(0.5)) {
    const other = choices.between(2, 4)
    return choices.chance(0.5)
      ? apply('mul', type, [inner(matrix(other, type.size)), inner(numeric('float', other))])
      : apply('mul', type, [inner(numeric('float', other)), inner(matrix(type.size, other))])
  }
  return type.size === 3 && choices.chance(0.5)
    ? apply('cross', type, [inner(type), inner(type)], asMethod)
    : apply('reflect', type, [inner(type), inner(type)], asMethod)
}

const matrixExpression = (columns: number, rows: number, depth: number, scope: Scope): Expr => {
  const { choices, features } = scope
  const type = matrix(columns, rows)
  const inner = (of: Type): Expr => expression(of, depth - 1, scope)
  switch (choices.below(7)) {
    case 0:
      return apply(choices.of(['add', 'sub']), type, [inner(type), inner(type)])
    case 1: {
      const between = choices.between(2, 4)
      return apply('mul', type, [inner(matrix(between, rows)), inner(matrix(columns, between))])
    }
    case 2:
      return apply('mul', type, [inner(type), choices.chance(0.5) ? bare(float, choices.of([0.5, 2, -1])) : inner(float)])
    case 3:
      return apply('negate', type, [inner(type)])
    case 4: {
      const of = choices.chance(0.5) ? float : matrix(choices.between(2, 4), choices.between(2, 4))
      return of === type ? inner(type) : { op: 'construct', type, args: [inner(of)] }
    }
    case 5:
      if (!features.has('transpose')) return inner(type)
      return apply('transpose', type, [inner(matrix(rows, columns))], false)
    default:
      return { op: 'construct', type, args: Array.from({ length: columns }, () => inner(numeric('float', rows))) }
  }
}

/** A call of a function of the program. */
const callOf = (type: Type, depth: number, scope: Scope): Expr | undefined => {
  const fitting = scope.functions.filter((func) => func.result === type)
  if (fitting.length === 0 || scope.calls > 4) return undefined
  const func = scope.choices.of(fitting)
  const args = argumentsOf(func, depth, scope)
  if (!args) return undefined
  scope.calls++
  return { op: 'call', type, func, args }
}

/** Arguments for a call: values, and independent places for parameters that are written back. */
export const argumentsOf = (func: Func, depth: number, scope: Scope): readonly Expr[] | undefined => {
  const args: Expr[] = []
  const roots = new Set<string>()
  for (const { type, isInout } of func.params) {
    const arg = isInout ? placeOf(type, scope, (name) => !roots.has(name)) : expression(type, depth - 1, scope)
    if (!arg) return undefined
    const root = isInout ? rootName(arg, scope) : undefined
    if (root) roots.add(root)
    args.push(arg)
  }
  return args
}

/** The variable that a place is a part of. */
export const rootName = (place: Expr, scope: Scope): string | undefined => {
  if (place.op === 'swizzle' || place.op === 'field' || place.op === 'at') return rootName(place.of, scope)
  return place.op === 'local' ? scope.locals().find(({ name }) => name === place.name)?.root : undefined
}

/** A variable of the type, or a part of one, whose name is accepted. */
export const placeOf = (type: Type, scope: Scope, accept: (root: string) => boolean = () => true): Expr | undefined => {
  const { choices } = scope
  const variables = scope.locals().filter(({ root, isKept, below }) => root && !isKept && below === undefined && accept(root))
  if (variables.length === 0) return undefined
  for (let attempt = 0; attempt < 6; attempt++) {
    const found = partOf(localExpr(choices.of(variables)), type, scope, true)
    if (found && accept(rootName(found, scope) ?? '')) return found
  }
  return undefined
}

/** An integer from 0 to below `end`. */
export const small = (type: NumericType, end: number, scope: Scope): Expr => apply('bitAnd', type, [nonConstant(type, 1, scope), bare(type, end - 1)])
