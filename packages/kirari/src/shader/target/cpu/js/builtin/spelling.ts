/** How one built-in on scalars is written. Brackets are the business of who uses the text: a spelling that is no call or bracket brings its own. */
import type { Expr } from '../../../../ir/expr.ts'
import type { ScalarType } from '../../../../ir/type.ts'
import { unbracket } from '../number.ts'

export interface SpellingContext {
  readonly expr: Expr
  /** The scalar type of what it gives; float where it gives something else. */
  readonly type: ScalarType
  /** Asks for a function of the runtime; gives its name. */
  readonly need: (name: string) => string
  /** Rounds to the type of the result, if it is a float. */
  readonly round: (text: string) => string
}

export type Spelling = (args: readonly string[], context: SpellingContext) => string
/** Arguments between commas. */
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
