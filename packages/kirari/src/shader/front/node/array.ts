/** The `array` type constructor and the nodes of arrays. Imported only where an array type is declared. */
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

  /** A module constant is declared under this name, so no function declares another constant for it. */
  toConst(name: string): Node {
    const { op, type, args } = this
    const expr = exprOf(this)
    return expr.op === 'param' && expr.detail.value ? makeNode(op, type, args, { ...expr.detail, name }) : makeNode('named', type, [expr], name)
  }
}

/**
 * The same expression made of literals alone; undefined if it is not constant. A matrix made from a diagonal or from another matrix does not
 * count, because passes have to expand it first.
 */
const constantOf = (expr: Expr): Expr | undefined => {
  if (expr.op === 'literal') return expr
  if (expr.op === 'param') return expr.detail.value
  if (expr.op !== 'construct' || (expr.type.kind === 'matrix' && expr.args.length === 1)) return undefined
  const args = expr.args.flatMap((arg) => constantOf(arg) ?? [])
  return args.length === expr.args.length ? makeExpr<Construct>('construct', expr.type, args, undefined) : undefined
}

type List<V, C extends number> = readonly V[] & { readonly length: C }
interface Make<V, C extends number> {
  /** From the elements in order: nodes, or values as a uniform of the element type accepts them. */
  (elements: List<Part<V>, C>): ArrayValue<V, C>
  /** From a function that returns the element at an index. */
  (element: (index: number) => Part<V>): ArrayValue<V, C>
}
/** An intersection, not one interface: TypeScript defers calls that return a purely callable type, and `fn()` would infer too late. */
export type ArrayConstructor<V, C extends number> = Token<ArrayValue<V, C>> & Make<V, C>

/**
 * The type of an array with a fixed number of elements. An array of constants is printed once, as a constant of the module.
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
    // A function takes the index, by the interface above; its results are checked below.
    const values: unknown = typeof given === 'function' ? Array.from({ length: count }, (_, i) => (given as (index: number) => unknown)(i)) : given
    if (!Array.isArray(values)) return fail(notAValue(`a list of ${count} values, or a function of the index`, given), make)
    if (values.length !== count) return fail(wrongCount(of.name, count, values.length), make)
    const parts = values.map((value: unknown, i) => exprOf(partNode(element, value, of.name, String(i), make)))
    const value = constantOf(makeExpr<Construct>('construct', of, parts, undefined))
    return value ? makeNode('param', of, [], moduleConstant('table', value)) : makeNode('construct', of, parts)
  }
  make.type = of
  // The interface above types the argument; `make` checks it.
  return make as unknown as ArrayConstructor<V, C>
}
