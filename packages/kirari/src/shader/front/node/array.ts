/** Values of one type, one after another. Reached only where an array is made. */
import { notAValue, wrongCount } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { makeExpr, type Construct, type Expr } from '../../ir/expr.ts'
import { arrayOf } from '../../ir/compound-type.ts'
import { isNumeric } from '../../ir/type.ts'
import { moduleConstant } from '../../feature/constant-text.ts'
import { element, exprOf, makeNode, Node, registerNodes } from './node.ts'
import { partNode, type Part } from './part.ts'
import type { ArrayValue, Token } from './type.ts'
import type { ValueToken } from './type/value.ts'

class ArrayNode extends Node {
  get count(): number {
    return this.type.kind === 'array' ? this.type.count : 0
  }

  at(at: unknown): Node {
    const { type } = this
    // oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
    const below = ArrayNode.prototype.at
    return type.kind === 'array' ? element(this, at, type.element, type.count, below) : fail(notAValue('an array', this), below)
  }

  /** A constant of the module has its name there; no function needs another. */
  toConst(name: string): Node {
    const { op, type, args } = this
    const expr = exprOf(this)
    return expr.op === 'param' && expr.detail.value ? makeNode(op, type, args, { ...expr.detail, name }) : makeNode('named', type, [expr], name)
  }
}

/** The same made of numbers alone, if it is; a matrix from a diagonal or a matrix is not, since passes have to write it out first. */
const constantOf = (expr: Expr): Expr | undefined => {
  if (expr.op === 'literal') return expr
  if (expr.op === 'param') return expr.detail.value
  if (expr.op !== 'construct' || (expr.type.kind === 'matrix' && expr.args.length === 1)) return undefined
  const args = expr.args.flatMap((arg) => constantOf(arg) ?? [])
  return args.length === expr.args.length ? makeExpr<Construct>('construct', expr.type, args, undefined) : undefined
}

type List<V, C extends number> = readonly V[] & { readonly length: C }
interface Make<V, C extends number> {
  /** From its elements, in order: nodes, or what a uniform of their type is set to. */
  (elements: List<Part<V>, C>): ArrayValue<V, C>
  /** Each element from its index. */
  (element: (index: number) => Part<V>): ArrayValue<V, C>
}
/** Two types in one: TypeScript puts off a call that gives what can only be called, and fn() would not know the type in time. */
export type ArrayConstructor<V, C extends number> = Token<ArrayValue<V, C>> & Make<V, C>

/**
 * A type with so many elements of another type. An array of numbers alone is printed once, as a constant of the module.
 *
 * @example
 * const weights = array(float, 3)([0.25, 0.5, 0.25])
 * const corners = array(vec2, 3)([[0, 0], [1, 0], [0, 1]])
 * Loop(3, (i) => { sum.addAssign(weights.at(i)) })
 */
export const array = <V, const C extends number>(type: ValueToken<V>, count: C): ArrayConstructor<V, C> => {
  const element = type.type
  if (!isNumeric(element) && element.kind !== 'matrix' && element.kind !== 'struct' && element.kind !== 'array' && element.kind !== 'atomic')
    return fail(notAValue('a type that a variable can hold', type), array)
  if (!Number.isInteger(count) || count < 1) return fail(notAValue('a whole number of elements, at least 1', count), array)
  const of = arrayOf(element, count)
  registerNodes(of, ArrayNode)
  const make = (given: unknown): Node => {
    // A function is one of the index, by the interface above; what it gives is looked at below.
    const values: unknown = typeof given === 'function' ? Array.from({ length: count }, (_, i) => (given as (index: number) => unknown)(i)) : given
    if (!Array.isArray(values)) return fail(notAValue(`a list of ${count} values, or a function of the index`, given), make)
    if (values.length !== count) return fail(wrongCount(of.name, count, values.length), make)
    const parts = values.map((value: unknown, i) => exprOf(partNode(element, value, of.name, String(i), make)))
    const value = constantOf(makeExpr<Construct>('construct', of, parts, undefined))
    return value ? makeNode('param', of, [], moduleConstant('table', value)) : makeNode('construct', of, parts)
  }
  make.type = of
  // What it takes is written in the interface above, and looked at by `make`.
  return make as unknown as ArrayConstructor<V, C>
}
