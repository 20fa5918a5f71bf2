/**
 * Statements: what a function does, in order. They have effects and no value; expressions are the other way round.
 * As with expressions, all statements have the same members, so a pass can rebuild one without knowing its kind.
 */
import type { Site } from '../diagnostic/site.ts'
import type { Expr, Parameter } from './expr.ts'
import type { ScalarType, Type } from './type.ts'

interface Base<Op extends string, Detail> {
  readonly op: Op
  /** The values it uses. */
  readonly args: readonly Expr[]
  /** The statements inside. */
  readonly blocks: readonly Block[]
  readonly detail: Detail
  readonly site: Site | undefined
  /** How many statements of the body, and ends of blocks, were recorded before it; undefined where a pass made it. */
  readonly time?: number | undefined
}

/** Statements one after another. What one declares is known to those after it, and inside them. */
export interface Block extends ReadonlyArray<Statement> {
  /** The expressions of a finished block: what `expressionsIn` (pass/walk.ts) found when it was first asked. */
  readonly expressions?: readonly Expr[]
  /** The block with short expressions: what `cut` (pass/cut.ts) made of it when it was first asked. */
  readonly short?: Block
}

/** A name for the value of the only argument, for as long as the block lasts. */
export type Let = Base<'let', Parameter>
/** A variable; its value is the argument, or zero when there is none. */
export type Var = Base<'var', Parameter>
/** Arguments: the place and the value. A place is a variable or storage, or a swizzle, field or index of one. With an operator, `place op= value`. */
export type Assign = Base<'assign', '' | '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>'>
/** Evaluates the argument for what it does. */
export type Do = Base<'do', undefined>
/** Argument: the condition. Blocks: then, else. */
export type If = Base<'if', undefined>
/**
 * Counts. Arguments: start, end, step, all of the counter's type and computed once. Block: what is repeated.
 * Detail: the counter, and how it is compared with the end.
 */
export type For = Base<'for', { readonly counter: Parameter; readonly operator: '<' | '<=' | '>' | '>=' }>
/** Repeats its block until it is left. */
export type Loop = Base<'loop', undefined>
/** Argument: an int or uint. One block a case; no case falls through. Detail: the labels of each block, none for the default. */
export type Switch = Base<'switch', readonly (readonly number[])[]>
export type Break = Base<'break', undefined>
export type Continue = Base<'continue', undefined>
/** Argument: the result, if there is one. */
export type Return = Base<'return', undefined>
/** Ends a pixel without drawing it. */
export type Discard = Base<'discard', undefined>
/** Detail: what is carried into readable text. */
export type Comment = Base<'comment', string>

export type Statement = Let | Var | Assign | Do | If | For | Loop | Switch | Break | Continue | Return | Discard | Comment

/** What the layout of statements has to know of a language with braces. */
export interface StatementWords {
  readonly language: 'glsl' | 'wgsl'
  readonly literal: (value: number | boolean, type: ScalarType, compact: boolean) => string
}

/** What a printer offers to the function that lays out statements (feature/statement-text.ts). */
export interface StatementPrinter {
  readonly dialect: StatementWords
  /** A space, where the text is for people. */
  readonly space: string
  readonly compact: boolean
  /** An expression; an operand gets brackets where it is an operation itself. */
  readonly text: (expr: Expr, isOperand?: boolean) => string
  /** Gives what is declared its name. */
  readonly named: (param: Parameter) => string
  readonly add: (line: string, depth: number, site: Site | undefined) => void
  /** The declaration of a constant or variable, without its end. */
  readonly bind: (type: Type, name: string, value: string, isVariable: boolean) => string
  /** Adds constants for what these arguments of one statement use twice. */
  readonly addConstants: (args: readonly Expr[], depth: number, site: Site | undefined) => void
  readonly needsConstants: (args: readonly Expr[]) => boolean
}
export type LayOut = (body: Block, printer: StatementPrinter) => void

/** What a statement becomes in a language that cannot say it as it stands; the statement alone where it can. */
export type StatementRule = (statement: Statement) => readonly Statement[]

/** Makes a statement. */
export const makeStatement = <S extends Statement>(op: S['op'], args: readonly Expr[], detail: S['detail'], blocks = noBlocks, site?: Site): S =>
  // The members are those of S by the signature; TypeScript cannot see that they belong together.
  ({ op, args, blocks, detail, site, time: undefined }) as Statement as S
const noBlocks: readonly Block[] = []

/** The same statement of other arguments, of the same types, and other blocks; itself where nothing is new. */
export const withParts = (statement: Statement, args: readonly Expr[], blocks: readonly Block[]): Statement =>
  args === statement.args && blocks === statement.blocks ? statement : makeStatement(statement.op, args, statement.detail, blocks, statement.site)
