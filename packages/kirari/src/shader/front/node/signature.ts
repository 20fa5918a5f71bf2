/** What a function takes and gives, for those who document, test or search functions. Nothing that draws needs it. */
import { fail } from '../../diagnostic/diagnostic.ts'
import { notAValue } from '../../diagnostic/message.ts'
import type { Type } from '../../ir/type.ts'
import { functionsOf, type AnyFn, type Variants } from './fn.ts'

export interface Signature {
  /** Its name in the printed text. */
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: Type }[]
  readonly result: Type
  /** The function with this signature alone: what `toGLSL` prints for it is only this one. */
  readonly call: AnyFn
}

/**
 * The signatures of a function made by fn, generic or overload, in the order of declaration.
 *
 * @example
 * signaturesOf(circleSDF)[0].parameters.map(({ name, type }) => `${type.name} ${name}`) // ['vec2 p', 'float radius']
 */
export const signaturesOf = (callable: AnyFn & Partial<Variants>): readonly Signature[] => {
  const functions = functionsOf(callable) ?? fail(notAValue('a function made by fn, generic or overload', callable), signaturesOf)
  return functions.map(({ name, params, result }, i) => ({ name, parameters: params, result, call: callable.variants?.[i] ?? callable }))
}
