/** Values for the parts of a composite value: the elements of an array, the fields of a struct. */
import { wrongArgument } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { Type } from '../../ir/type.ts'
import { exprOf, makeNode, Node, toNode } from './node.ts'
import type { AnyAtomic } from './type/atomic.ts'
import type { ValueOf } from './uniform.ts'

/** A node, or a value as a uniform of the type accepts it: a number or boolean, a list of them, or an object with one entry per field. */
export type Part<V> = V extends AnyAtomic ? V : V | ValueOf<V>

/** The names and types of the entries that a list or object must have for a value of the type. */
const entriesOf = (type: Type): readonly (readonly [name: string, type: Type])[] => {
  const list = (of: Type, length: number) => Array.from({ length }, (_, i) => [String(i), of] as const)
  if (type.kind === 'struct') return type.fields.map((field) => [field.name, field.type])
  if (type.kind === 'array') return list(type.element, type.count)
  if (type.kind === 'vector') return list(type.scalar, type.size)
  return type.kind === 'matrix' ? list(type.scalar, type.columns * type.rows) : []
}

/** Returns the node of a part. `name` is the name of the part, `outer` that of the value that contains it. */
export const partNode = (type: Type, value: unknown, outer: string, name: string, below: unknown): Node => {
  if (value instanceof Node) return value.type === type ? value : fail(wrongArgument(outer, name, type.name, value), below)
  if (type.kind === 'scalar' && value !== undefined) return toNode(value, type, below)
  // `Object` of a primitive has no entries, so a missing entry is undefined.
  const given = Object(value) as Readonly<Record<string, unknown>>
  const entries = entriesOf(type)
  if (entries.length === 0 || (type.kind === 'struct' ? value !== given : given['length'] !== entries.length))
    return fail(wrongArgument(outer, name, type.name, value), below)
  return makeNode(
    'construct',
    type,
    entries.map(([key, of]) => exprOf(partNode(of, given[key], outer, `${name}.${key}`, below))),
  )
}
