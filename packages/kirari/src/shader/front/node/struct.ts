/** Named fields as one value. */
import { notAValue, wrongArgument } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { isNumeric, type StructType } from '../../ir/type.ts'
import { exprOf, makeNode, Node, registerNodes, toNode } from './node.ts'
import type { Loose, Token } from './type.ts'

type Fields = { readonly [name: string]: Token<unknown> }
type FieldValue<F> = F extends Token<infer V> ? Exclude<V, undefined> : never

/** A value of a struct: its fields, and its type. */
export type StructValue<F extends Fields> = { readonly [K in keyof F]: FieldValue<F[K]> } & { readonly type: StructType; toConst(name: string): StructValue<F> }
export interface StructConstructor<F extends Fields> extends Token<StructValue<F>> {
  readonly type: StructType
  (fields: { readonly [K in keyof F]: Loose<FieldValue<F[K]>> }): StructValue<F>
}
/** The type of a struct's values: `type Box = Struct<typeof AABB>`. */
export type Struct<C> = C extends StructConstructor<infer F> ? StructValue<F> : never

/** Names a node has already. */
const taken = ['op', 'type', 'args', 'detail']

/**
 * A type with named fields.
 *
 * @example
 * const Ray = struct('Ray', { origin: vec3, direction: vec3 })
 * const ray = Ray({ origin: vec3(0), direction: vec3(0, 0, -1) })
 * ray.origin
 */
export const struct = <const F extends Fields>(name: string, fields: F): StructConstructor<F> => {
  const type: StructType = { kind: 'struct', name, fields: Object.entries(fields).map(([key, token]) => ({ name: key, type: token.type })) }
  class StructNode extends Node {}
  type.fields.forEach((field, i) => {
    if (taken.includes(field.name)) return fail(notAValue(`a field name other than ${taken.join(', ')}`, field.name), struct)
    Object.defineProperty(StructNode.prototype, field.name, {
      get(this: Node) {
        return makeNode('field', field.type, [exprOf(this)], i)
      },
    })
  })
  registerNodes(type, StructNode)
  const make = (values: Readonly<Record<string, unknown>>): Node =>
    makeNode(
      'construct',
      type,
      type.fields.map((field) => {
        const value = values[field.name]
        const node = value instanceof Node || !isNumeric(field.type) ? value : toNode(value, field.type.scalar, make)
        return node instanceof Node && node.type === field.type ? exprOf(node) : fail(wrongArgument(name, field.name, field.type.name, node), make)
      }),
    )
  // The fields of the nodes made here are those of F, by the loop above.
  return Object.assign(make, { type }) as unknown as StructConstructor<F>
}
