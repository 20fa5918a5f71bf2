/**
 * What a printer offers to objects that bring their own text: structs and constants of the module are declared by functions that hang
 * on them (decision 010), so a program without them does not carry those.
 * Must not know: who prints, beyond the name of the language.
 */
import type { Expr, Parameter } from './expr.ts'
import type { StructType, Type } from './type.ts'

/** The names of a program, as far as structs need them. */
export interface StructNames {
  readonly namer: { readonly field: (hint: string) => string }
  /** Those that are to be declared, inner ones before those that hold them. */
  readonly structs: Set<StructType>
  of(type: StructType, hint: string): string
}

/** The head of a text, where declarations stand. */
export interface Head {
  readonly language: 'glsl' | 'wgsl'
  readonly compact: boolean
  readonly names: StructNames
  readonly typeText: (type: Type) => string
  /** An expression that no function has names for. */
  readonly exprText: (expr: Expr) => string
  /** `type name` as the language has them. */
  readonly declare: (type: string, name: string, space: Parameter['space']) => string
}

/** How a struct is written. */
export interface StructText {
  /** Its name; it is to be declared from now on. */
  readonly name: (type: StructType, names: StructNames) => string
  readonly field: (type: StructType, at: number, names: StructNames) => string
  /** The declarations of all that are to be declared. */
  readonly lines: (head: Head) => readonly string[]
}

/** The declarations of those among the parameters that are constants of the module. */
export type ConstantLines = (variables: Iterable<Parameter>, nameOf: (variable: Parameter) => string, head: Head) => readonly string[]
