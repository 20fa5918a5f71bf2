/**
 * Statements, which a function runs in order. They have effects and no value, as expressions have a value and no effects.
 * All statements have the same members, so a pass can rebuild one without knowing its kind.
 */
import type { Site } from '../diagnostic/site.ts'
import type { Expr, Parameter } from './expr.ts'
import type { ScalarType, Type } from './type.ts'

interface Base<Op extends string, Detail> {
  readonly op: Op
  /** The expressions it evaluates. */
  readonly args: readonly Expr[]
  /** The nested blocks. */
  readonly blocks: readonly Block[]
  readonly detail: Detail
  readonly site: Site | undefined
  /** The number of statements and block ends of the body that were recorded before it; undefined if a pass made it. */
  readonly time?: number | undefined
}

/** A list of statements. A declaration is in scope in the statements after it, and in their blocks. */
export interface Block extends ReadonlyArray<Statement> {
  /** Cache of `expressionsIn` (pass/walk.ts) for a finished block. */
  readonly expressions?: readonly Expr[]
  /** Cache of `cut` (pass/cut.ts): the block with short expressions. */
  readonly short?: Block
}

/** A constant: names the value of its one argument until the end of the block. */
export type Let = Base<'let', Parameter>
/** A variable; its initial value is the argument. Default: zero. */
export type Var = Base<'var', Parameter>
/** Arguments: the place and the value. A place is a variable or storage, or a swizzle, field or element of one. With an operator: `place op= value`. */
export type Assign = Base<'assign', '' | '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>'>
/** Evaluates the argument for its effects. */
export type Do = Base<'do', undefined>
/** Argument: the condition. Blocks: then, else. */
export type If = Base<'if', undefined>
/**
 * A counting loop. Arguments: start, end and step, all of the counter's type and evaluated once. Block: the loop body.
 * Detail: the counter, and the operator that compares it with the end.
 */
export type For = Base<'for', { readonly counter: Parameter; readonly operator: '<' | '<=' | '>' | '>=' }>
/** Repeats its block until a `break` or `return`. */
export type Loop = Base<'loop', undefined>
/** Argument: an int or uint. One block for each case; cases do not fall through. Detail: the labels of each block, none for the default. */
export type Switch = Base<'switch', readonly (readonly number[])[]>
export type Break = Base<'break', undefined>
export type Continue = Base<'continue', undefined>
/** Argument: the result, if any. */
export type Return = Base<'return', undefined>
/** Discards the pixel. */
export type Discard = Base<'discard', undefined>
/** Detail: the text, printed only in readable style. */
export type Comment = Base<'comment', string>

export type Statement = Let | Var | Assign | Do | If | For | Loop | Switch | Break | Continue | Return | Discard | Comment

/** What printing statements needs to know about a language with braces. */
export interface StatementWords {
  readonly language: 'glsl' | 'wgsl'
  readonly literal: (value: number | boolean, type: ScalarType, compact: boolean) => string
}

/** What a printer offers to the function that prints a body (feature/statement-text.ts). */
export interface StatementPrinter {
  readonly dialect: StatementWords
  /** A space in readable text, otherwise empty. */
  readonly space: string
  readonly compact: boolean
  /** Prints an expression; an operand gets brackets if it is an operation itself. */
  readonly text: (expr: Expr, isOperand?: boolean) => string
  /** Names a declaration. */
  readonly named: (param: Parameter) => string
  readonly add: (line: string, depth: number, site: Site | undefined) => void
  /** The declaration of a constant or variable, without the semicolon. */
  readonly bind: (type: Type, name: string, value: string, isVariable: boolean) => string
  /** Adds constants for the expressions that these arguments of one statement use twice. */
  readonly addConstants: (args: readonly Expr[], depth: number, site: Site | undefined) => void
  readonly needsConstants: (args: readonly Expr[]) => boolean
}
/** What a function with statements brings: a program whose functions are one `return` each does not carry it. */
export interface StatementSupport {
  readonly print: (body: Block, printer: StatementPrinter) => void
  /** What WGSL says differently. */
  readonly wgslRules?: readonly StatementRule[]
}

/** Rewrites a statement for a language that does not support it; returns it alone if the language does. */
export type StatementRule = (statement: Statement) => readonly Statement[]

/** Makes a statement. */
export const makeStatement = <S extends Statement>(op: S['op'], args: readonly Expr[], detail: S['detail'], blocks = noBlocks, site?: Site): S =>
  // The members are those of S by the signature; TypeScript cannot see that they belong together.
  ({ op, args, blocks, detail, site, time: undefined }) as Statement as S
const noBlocks: readonly Block[] = []

/** The same statement with other arguments of the same types, and other blocks; itself if nothing changed. */
export const withParts = (statement: Statement, args: readonly Expr[], blocks: readonly Block[]): Statement =>
  args === statement.args && blocks === statement.blocks ? statement : makeStatement(statement.op, args, statement.detail, blocks, statement.site)
