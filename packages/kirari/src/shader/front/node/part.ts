/** What is given for a part of a whole: for an element of an array, or a field of a struct. */
import { wrongArgument } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { componentCount } from '../../ir/component-count.ts'
import type { Type } from '../../ir/type.ts'
import { exprOf, makeNode, Node, toNode } from './node.ts'
import type { AnyAtomic } from './type/atomic.ts'
import type { ValueOf } from './uniform.ts'

/** A node, or what a uniform of its type is set to: a number or boolean, a list of them, an object with one entry a field. */
export type Part<V> = V extends AnyAtomic ? V : V | ValueOf<V>

/** The node of a part; `name` is that of the part in the `whole`. */
export const partNode = (type: Type, value: unknown, whole: string, name: string, below: unknown): Node => {
  const refuse = (): never => fail(wrongArgument(whole, name, type.name, value), below)
  if (type.kind === 'scalar' && (typeof value === 'number' || typeof value === 'boolean')) return toNode(value, type, below)
  if (value instanceof Node) return value.type === type ? value : refuse()
  const list = (of: Type, count: number): Node =>
    Array.isArray(value) && value.length === count
      ? makeNode(
          'construct',
          type,
          value.map((one: unknown, i) => exprOf(partNode(of, one, whole, `${name}[${i}]`, below))),
        )
      : refuse()
  switch (type.kind) {
    case 'vector':
    case 'matrix':
      return list(type.scalar, componentCount(type))
    case 'array':
      return list(type.element, type.count)
    case 'struct': {
      if (typeof value !== 'object' || value === null) return refuse()
      // An object, by the line above.
      const entries = value as Readonly<Record<string, unknown>>
      return makeNode(
        'construct',
        type,
        type.fields.map((field) => exprOf(partNode(field.type, entries[field.name], whole, `${name}.${field.name}`, below))),
      )
    }
    default:
      return refuse()
  }
}
