/** The parameters and results of functions, for documentation, tests and search. Rendering does not use this file. */
import { fail } from '../../diagnostic/diagnostic.ts'
import { notAValue } from '../../diagnostic/message.ts'
import type { Type } from '../../ir/type.ts'
import { functionsOf, type AnyFn, type Variants } from './fn.ts'

export interface Signature {
  /** Its name in the generated code. */
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: Type }[]
  readonly result: Type
  /** The function with this signature alone: `toGLSL` prints only this instance. */
  readonly call: AnyFn
}

/**
 * Returns the signatures of a function made by `fn`, `generic` or `overload`, in the order of declaration.
 *
 * @example
 * signaturesOf(circleSDF)[0].parameters.map(({ name, type }) => `${type.name} ${name}`) // ['vec2 p', 'float radius']
 */
export const signaturesOf = (callable: AnyFn & Partial<Variants>): readonly Signature[] => {
  const functions = functionsOf(callable) ?? fail(notAValue('a function made by fn, generic or overload', callable), signaturesOf)
  return functions.map(({ name, params, result }, i) => ({ name, parameters: params, result, call: callable.variants?.[i] ?? callable }))
}
