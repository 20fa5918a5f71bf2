/** What is given for a part of a whole: for an element of an array, or a field of a struct. */
import { wrongArgument } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { Type } from '../../ir/type.ts'
import { exprOf, makeNode, Node, toNode } from './node.ts'
import type { AnyAtomic } from './type/atomic.ts'
import type { ValueOf } from './uniform.ts'

/** A node, or what a uniform of its type is set to: a number or boolean, a list of them, an object with one entry a field. */
export type Part<V> = V extends AnyAtomic ? V : V | ValueOf<V>

/** What a list or an object has to have for a value of the type: names and types. */
const entriesOf = (type: Type): readonly (readonly [name: string, type: Type])[] => {
  const list = (of: Type, length: number) => Array.from({ length }, (_, i) => [String(i), of] as const)
  if (type.kind === 'struct') return type.fields.map((field) => [field.name, field.type])
  if (type.kind === 'array') return list(type.element, type.count)
  if (type.kind === 'vector') return list(type.scalar, type.size)
  return type.kind === 'matrix' ? list(type.scalar, type.columns * type.rows) : []
}

/** The node of a part; `name` is that of the part in the `whole`. */
export const partNode = (type: Type, value: unknown, whole: string, name: string, below: unknown): Node => {
  if (value instanceof Node) return value.type === type ? value : fail(wrongArgument(whole, name, type.name, value), below)
  if (type.kind === 'scalar' && value !== undefined) return toNode(value, type, below)
  // Whatever it is, a missing entry is undefined.
  const given = Object(value) as Readonly<Record<string, unknown>>
  const entries = entriesOf(type)
  if (entries.length === 0 || (type.kind === 'struct' ? value !== given : given['length'] !== entries.length))
    return fail(wrongArgument(whole, name, type.name, value), below)
  return makeNode(
    'construct',
    type,
    entries.map(([key, of]) => exprOf(partNode(of, given[key], whole, `${name}.${key}`, below))),
  )
}
