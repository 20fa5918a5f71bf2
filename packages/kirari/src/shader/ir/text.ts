/**
 * The interface of a printer for objects that print themselves: structs, module constants and variables of an invocation hold the functions
 * that declare them (decision 010), so only programs that use them carry that code.
 */
import type { Parameter } from './expr.ts'
import type { ScalarType, StructType, Type } from './type.ts'

/** The names of a program that its declarations need. */
export interface HeadNames {
  readonly namer: { readonly field: (hint: string) => string }
  /** The structs to declare, nested ones first. */
  readonly structs: Set<StructType>
  /** Module constants, variables of an invocation, and workgroup variables. */
  readonly variables: ReadonlySet<Parameter>
  of(thing: StructType | Parameter, hint: string): string
}

/** The head of a text, which holds the declarations. */
export interface Head {
  readonly language: 'glsl' | 'wgsl'
  readonly compact: boolean
  readonly names: HeadNames
  readonly typeText: (type: Type) => string
  readonly literal: (value: number | boolean, type: ScalarType, compact: boolean) => string
  /** A declaration of a name with a type. */
  readonly declare: (type: string, name: string, space: Parameter['space']) => string
}

/** How a struct is printed. */
export interface StructText {
  /** Its name; also marks it for declaration. */
  readonly name: (type: StructType, names: HeadNames) => string
  readonly field: (type: StructType, at: number, names: HeadNames) => string
  /** The declarations of all marked structs. */
  readonly lines: (head: Head) => readonly string[]
}

/** Prints all module declarations of one kind: constants, or variables of an invocation. */
export type ModuleLines = (head: Head) => readonly string[]
