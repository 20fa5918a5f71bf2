/** Spells one built-in on scalars. A spelling that is neither a call nor bracketed brackets its own text; the callers add the rest. */
import type { Expr } from '../../../../ir/expr.ts'
import type { ScalarType } from '../../../../ir/type.ts'
import { unbracket } from '../number.ts'

export interface SpellingContext {
  readonly expr: Expr
  /** The scalar type of its result; float for other types. */
  readonly type: ScalarType
  /** Adds a function of the runtime to the program; returns its name. */
  readonly need: (name: string) => string
  /** Rounds to the type of the result, if it is a float. */
  readonly round: (text: string) => string
}

export type Spelling = (args: readonly string[], context: SpellingContext) => string
/** Arguments, separated by commas. */
export const list = (args: readonly string[]): string => args.map(unbracket).join(', ')

export type Spellings = Readonly<Record<string, Spelling>>

/** A function of Math whose result is rounded. */
export const rounded =
  (name: string): Spelling =>
  (args, { round }) =>
    round(`Math.${name}(${list(args)})`)
/** A function of Math whose result is exact. */
export const exact =
  (name: string): Spelling =>
  (args) =>
    `Math.${name}(${list(args)})`
/** A function of the runtime, which rounds itself. */
export const own =
  (name: string): Spelling =>
  (args, { need }) =>
    `${need(name)}(${list(args)})`
