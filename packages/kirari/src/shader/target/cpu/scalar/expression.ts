/** Splits expressions: every value becomes one expression for each of its leaves. */
import { makeExpr, type Builtin, type Call, type Construct, type Expr, type Index } from '../../../ir/expr.ts'
import { boolType, isNumeric, type ScalarType, type Type } from '../../../ir/type.ts'
import { elementAt, flatten } from './array.ts'
import { assign } from './assign.ts'
import { callParts } from './call.ts'
import { hold, means, rowOf, inRow } from './index-by.ts'
import { elementsOf, leafOffset, leavesOf, scalarsOf } from './leaf.ts'
import { matrixFrom, product } from './matrix.ts'
import { apply, at, binary, choose, convert, isAtom, list, literal, spread, unary, type Parts } from './scalar.ts'
import type { Scope } from './scope.ts'

export const partsOf = (expr: Expr, scope: Scope): Parts => {
  const value = (i: number): Parts => scope.value(at(expr.args, i))
  switch (expr.op) {
    case 'literal':
      return [expr]
    case 'param':
      // A constant of the module is replaced by its value.
      return scope.leaves.get(expr.detail) ?? (expr.detail.value ? scope.value(expr.detail.value) : scope.program.outer(expr.detail, expr.type))
    case 'input':
    case 'uniform':
    case 'storage':
      return scope.program.outer(expr.detail, expr.type)
    case 'construct':
      return construct(
        expr,
        expr.args.map((arg) => scope.value(arg)),
      )
    case 'swizzle':
      return [...expr.detail].map((letter) => at(value(0), 'xyzw'.indexOf(letter)))
    case 'field': {
      const of = at(expr.args, 0).type
      const start = of.kind === 'struct' ? leafOffset(of, expr.detail) : 0
      return value(0).slice(start, start + leavesOf(expr.type).length)
    }
    case 'index':
      return element(expr, value(0), at(value(1), 0), scope)
    case 'named': {
      const named = at(expr.args, 0)
      if (named.op === 'call') return callParts(named, scope, expr.detail)
      return value(0).map((part, i) =>
        isAtom(part) || part.type.kind !== 'scalar' ? part : scope.constant(expr.detail + (leavesOf(expr.type)[i]?.suffix ?? ''), part),
      )
    }
    case 'unary':
      return value(0).map((part) => unary(expr.detail, part))
    case 'binary': {
      const [left, right] = [at(expr.args, 0).type, at(expr.args, 1).type]
      const isMatrix = left.kind === 'matrix' || right.kind === 'matrix'
      const made = expr.detail === '*' && isMatrix ? product(left, right, value(0), value(1)) : undefined
      if (made) return made
      const amount = expr.detail === '<<' || expr.detail === '>>' ? maskless(value(1)) : value(1)
      const parts = spread([value(0), amount]).map((pair) => binary(expr.detail, at(pair, 0), at(pair, 1)))
      // Comparing matrices gives one bool.
      return isMatrix && expr.type === boolType ? [parts.reduce((all, part) => binary(expr.detail === '==' ? '&&' : '||', all, part))] : parts
    }
    case 'builtin':
      return builtin(expr, scope)
    case 'call':
      return callParts(expr, scope, expr.detail.name)
  }
}

const construct = ({ type, args: sources }: Construct, args: readonly Parts[]): Parts => {
  if (args.length === 0) return leavesOf(type).map((leaf) => zeroOf(leaf.type))
  switch (type.kind) {
    case 'scalar':
      return [convert(at(args.flat(), 0), type)]
    case 'vector': {
      const parts = args.flat().map((part) => convert(part, type.scalar))
      return parts.length === 1 ? Array.from({ length: type.size }, () => at(parts, 0)) : parts.slice(0, type.size)
    }
    case 'matrix':
      return matrixFrom(
        type,
        sources.map((source) => source.type),
        args,
      )
    case 'array':
      return [list(type, flatten(args.flat()))]
    default:
      return args.flat()
  }
}

/** JavaScript shifts by the last five bits of an amount, so masking them first is unnecessary. */
const maskless = (amounts: Parts): Parts =>
  amounts.map((amount) => {
    const [of, mask] = amount.args
    return amount.op === 'binary' && amount.detail === '&' && of && mask?.op === 'literal' && mask.detail === 31 ? of : amount
  })

const zeroOf = (type: Type): Expr => {
  if (type.kind === 'scalar') return literal(type, type === boolType ? false : 0)
  if (type.kind !== 'array') throw new TypeError(`expected a type that has a zero, got ${type.name}: please report this`)
  return list(type, scalarsOf(type).map(zeroOf))
}

const element = (expr: Index, indexed: Parts, index: Expr, scope: Scope): Parts => {
  const type = indexedType(at(expr.args, 0), indexed)
  const { count } = elementsOf(type)
  const held = hold(index, count, scope.ranges)
  if (type.kind === 'array') {
    const array = at(indexed, 0)
    return elementAt(held.op === 'literal' ? array : scope.inBuffer(array), held, type)
  }
  const size = indexed.length / count
  if (held.op === 'literal') return indexed.slice(Number(held.detail) * size, (Number(held.detail) + 1) * size)
  const row = rowOf(indexed)
  return Array.from({ length: size }, (_, i) => {
    if (row) return inRow(row, held, size, i, at(indexed, i))
    let chosen = at(indexed, (count - 1) * size + i)
    for (let j = count - 2; j >= 0; j--) chosen = choose(chosen, at(indexed, j * size + i), means(index, j, count))
    return chosen
  })
}

/** The buffer knows the length of a storage. */
const indexedType = ({ type }: Expr, indexed: Parts): Type => (type.kind === 'array' ? at(indexed, 0).type : type)

const builtin = (expr: Builtin, scope: Scope): Parts => {
  const form = scope.program.formOf(expr)
  if (typeof form === 'object') return callParts(makeExpr<Call>('call', expr.type, expr.args, form), scope, form.name)
  const args = expr.args.map((arg) => scope.value(arg))
  if (!form) return spread(args).map((parts) => apply(expr.detail, scalarKind(expr.type), ...parts))
  return form(args, {
    expr,
    once: (value) => {
      if (value.type.kind !== 'nothing') return scope.constant('t', value)
      scope.perform(value)
      return value
    },
    assign: (place, value) => {
      scope.emit(assign(place, value))
    },
    many: (call, types) => {
      scope.perform(call)
      return scope.results(types, (i) => expr.detail.name + (leavesOf(expr.type)[i]?.suffix ?? ''))
    },
  })
}

const scalarKind = (type: Type): ScalarType => {
  if (isNumeric(type) || type.kind === 'matrix') return type.scalar
  throw new TypeError(`expected a number type, got ${type.name}: please report this`)
}
