/**
 * What a printer offers to objects that bring their own text: structs and constants of the module are declared by functions that hang
 * on them (decision 010), so a program without them does not carry those.
 * Must not know: who prints, beyond the name of the language.
 */
import type { Parameter } from './expr.ts'
import type { ScalarType, StructType, Type } from './type.ts'

/** The names of a program, as far as its head needs them. */
export interface HeadNames {
  readonly namer: { readonly field: (hint: string) => string }
  /** Those that are to be declared, inner ones before those that hold them. */
  readonly structs: Set<StructType>
  /** What all functions share: constants, and variables of a workgroup. */
  readonly variables: ReadonlySet<Parameter>
  of(thing: StructType | Parameter, hint: string): string
}

/** The head of a text, where declarations stand. */
export interface Head {
  readonly language: 'glsl' | 'wgsl'
  readonly compact: boolean
  readonly names: HeadNames
  readonly typeText: (type: Type) => string
  readonly literal: (value: number | boolean, type: ScalarType, compact: boolean) => string
  /** `type name` as the language has them. */
  readonly declare: (type: string, name: string, space: Parameter['space']) => string
}

/** How a struct is written. */
export interface StructText {
  /** Its name; it is to be declared from now on. */
  readonly name: (type: StructType, names: HeadNames) => string
  readonly field: (type: StructType, at: number, names: HeadNames) => string
  /** The declarations of all that are to be declared. */
  readonly lines: (head: Head) => readonly string[]
}

/** The declarations of all constants of the module. */
export type ConstantLines = (head: Head) => readonly string[]
