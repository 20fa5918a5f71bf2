/** Structs: types with named fields. */
import { notAValue, notStorable } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { StructType } from '../../ir/type.ts'
import { structOf } from '../../feature/struct-text.ts'
import { exprOf, makeNode, Node, registerNodes } from './node.ts'
import { partNode, type Part } from './part.ts'
import type { Token, Value, Var } from './type.ts'
import type { Assign, ValueToken } from './type/value.ts'

type Fields = { readonly [name: string]: ValueToken<unknown> }
type FieldValue<F> = F extends Token<infer V> ? Exclude<V, undefined> : never
interface Named<F extends Fields, N extends string> extends Value<StructType & { readonly name: N }, StructValue<F, N>, VarStruct<F, N>> {}

/** A value of a struct type, with its fields as members. */
export type StructValue<F extends Fields, N extends string = string> = Named<F, N> & { readonly [K in keyof F]: FieldValue<F[K]> }
/** A variable of a struct type. Its fields are variables too. */
export type VarStruct<F extends Fields, N extends string = string> = Named<F, N> &
  Assign<StructValue<F, N>> & { readonly [K in keyof F]: Var<FieldValue<F[K]>> }
interface Make<F extends Fields, N extends string> {
  readonly type: StructType
  (fields: { readonly [K in keyof F]: Part<FieldValue<F[K]>> }): StructValue<F, N>
}
/** An intersection, so that a struct can be declared in place, among the parameters of `fn()`. */
export type StructConstructor<F extends Fields, N extends string = string> = Token<StructValue<F, N>> & Make<F, N>
/** The type of a struct's values: `type Box = Struct<typeof AABB>`. */
export type Struct<C> = C extends StructConstructor<infer F, infer N> ? StructValue<F, N> : never

/** Field names that would hide members of the node. */
const taken = ['op', 'type', 'args', 'detail', 'binaryType', 'toConst', 'toVar', 'assign'] as const
type Free<F> = F & { readonly [K in (typeof taken)[number]]?: never }

/**
 * Declares a type with named fields.
 *
 * @example
 * const Ray = struct('Ray', { origin: vec3, direction: vec3 })
 * const ray = Ray({ origin: camera, direction: [0, 0, -1] })
 * ray.origin
 */
export const struct = <const F extends Fields, const N extends string>(name: N, fields: Free<F>): StructConstructor<F, N> => {
  const type = structOf(
    name,
    Object.entries(fields).map(([key, token]) => ({ name: key, type: token.type })),
  )
  for (const field of type.fields) if (field.type.kind === 'texture' || field.type.kind === 'storageTexture') return fail(notStorable(field.type.name), struct)
  class StructNode extends Node {}
  type.fields.forEach((field, i) => {
    if (taken.some((one) => one === field.name)) return fail(notAValue(`a field name other than ${taken.join(', ')}`, field.name), struct)
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
      type.fields.map((field) => exprOf(partNode(field.type, values[field.name], name, field.name, make))),
    )
  // The fields of the nodes made here are those of F, by the loop above.
  return Object.assign(make, { type }) as unknown as StructConstructor<F, N>
}
