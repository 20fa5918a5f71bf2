/**
 * A random program as its author would type it: TypeScript constants, calls of the node API, callbacks with statements.
 * Three modules read it: build.ts makes the calls, source.ts prints them, meaning.ts evaluates them.
 */
import type { NumericType, StructType, Type } from './type.ts'

/** A TypeScript expression whose value is a node. */
export type Expr =
  /** `int(3)`. */
  | { readonly op: 'literal'; readonly type: NumericType; readonly value: number | boolean }
  /** `3` in place of a node; the type is the one that it gets there. */
  | { readonly op: 'bare'; readonly type: NumericType; readonly value: number | boolean }
  /** A TypeScript constant, a variable of the shader, a parameter or a counter. */
  | { readonly op: 'local'; readonly type: Type; readonly name: string }
  | { readonly op: 'swizzle'; readonly type: NumericType; readonly of: Expr; readonly letters: string }
  | { readonly op: 'field'; readonly type: Type; readonly of: Expr; readonly index: number }
  /** `of.at(index)`. */
  | { readonly op: 'at'; readonly type: Type; readonly of: Expr; readonly index: Expr }
  /** An operation of operation.ts: a method of the first argument, or a function. */
  | { readonly op: 'apply'; readonly type: Type; readonly name: string; readonly asMethod: boolean; readonly args: readonly Expr[] }
  /** `vec3(a, b)`, `S({ … })`, `array(float, 2)([a, b])`. */
  | { readonly op: 'construct'; readonly type: Type; readonly args: readonly Expr[] }
  | { readonly op: 'call'; readonly type: Type; readonly func: Func; readonly args: readonly Expr[] }
  /** `of.toConst('name')`. */
  | { readonly op: 'named'; readonly type: Type; readonly of: Expr; readonly name: string }

export type Operator = '' | 'add' | 'sub' | 'mul' | 'div' | 'remainder' | 'bitAnd' | 'bitOr' | 'bitXor' | 'shiftLeft' | 'shiftRight'

export type Block = readonly Statement[]
export type Statement =
  /** `const name = value`. With `leaks`, `name` is declared at the start of the function, so that code after the block can use it. */
  | { readonly op: 'bind'; readonly name: string; readonly value: Expr; readonly leaks?: boolean }
  /** `const name = value.toVar(hint)`, or `varOf(type, hint)` without a value. */
  | { readonly op: 'variable'; readonly name: string; readonly type: Type; readonly hint: string; readonly value?: Expr }
  | { readonly op: 'assign'; readonly place: Expr; readonly operator: Operator; readonly value: Expr }
  /** A call of a procedure. */
  | { readonly op: 'do'; readonly func: Func; readonly args: readonly Expr[] }
  /** `late` is the condition of an ElseIf as a function. */
  | {
      readonly op: 'if'
      readonly chain: readonly { readonly test: Expr; readonly late: boolean; readonly body: Block }[]
      readonly otherwise?: Block
    }
  /** `Loop(end)` if only an end is given. */
  | {
      readonly op: 'count'
      readonly type: NumericType
      readonly counter: string
      readonly hint?: string
      readonly start?: Expr
      readonly end: Expr
      readonly step?: Expr
      readonly inclusive: boolean
      readonly body: Block
    }
  | { readonly op: 'while'; readonly test: Expr; readonly body: Block }
  | {
      readonly op: 'switch'
      readonly selector: Expr
      readonly cases: readonly { readonly labels: readonly number[]; readonly body: Block }[]
      readonly otherwise?: Block
    }
  | { readonly op: 'break' }
  | { readonly op: 'continue' }
  | { readonly op: 'return'; readonly value?: Expr }

export interface Parameter {
  /** In TypeScript. */
  readonly name: string
  /** In the shader's text. */
  readonly hint: string
  readonly type: Type
  readonly isInout: boolean
}

export interface Func {
  /** In the shader's text. */
  readonly name: string
  /** Distinguishes functions of one name in TypeScript. */
  readonly id: number
  readonly params: readonly Parameter[]
  /** Undefined for a procedure. */
  readonly result: Type | undefined
  readonly body: Block
  /** The callback's result; undefined when every path returns. */
  readonly value?: Expr
}

export interface Program {
  /** What it was made from. */
  readonly seed: number
  /** Whether it has functions that differ between targets. */
  readonly isInexact: boolean
  readonly structs: readonly StructType[]
  /** Nodes made outside of all functions, from literals. */
  readonly globals: readonly { readonly name: string; readonly value: Expr }[]
  /** Callees before callers. */
  readonly functions: readonly Func[]
  readonly entry: Func
}

/** The name of a function in TypeScript. */
export const identifierOf = (func: Func): string => `${func.name}_${func.id}`
