/**
 * Unique names, chosen while printing. Counters belong to one text, so the same graph always gets the same names.
 * A name is never a reserved word or a built-in of the target, and never one that its scope already has.
 */
import { cleanName } from '../../ir/name.ts'

/** Returns a name that is free in its scope; `hint` is the name from the user. */
export type GiveName = (hint: string) => string

export interface Namer {
  /** For functions, structs and uniforms. */
  readonly global: GiveName
  /** For the fields of a struct, which can clash with keywords only; the hint is a result of `cleanName`. */
  readonly field: GiveName
  /** A new scope inside the global one, for parameters and constants. */
  scope(): GiveName
}

/** Reserved words of a language: variables and fields cannot have the name of a keyword; fields can have that of a built-in. */
export interface ReservedWords {
  readonly keywords: ReadonlySet<string>
  readonly builtins: ReadonlySet<string>
}

/** The words of a list separated by spaces. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** The user's names, changed only if they clash. */
export const readableNames = ({ keywords, builtins }: ReservedWords): Namer => {
  const globals = new Set<string>()
  const give = (own: Set<string>): GiveName => {
    // Names are never released, so the search continues after the last one.
    const ends = new Map<string, number>()
    return (hint) => {
      const base = cleanName(hint)
      const numbered = (i: number): string => (i === 0 ? base : /\d$/.test(base) ? `${base}_${i}` : `${base}${i}`)
      let i = ends.get(base) ?? 0
      let name = numbered(i)
      while (keywords.has(name) || builtins.has(name) || globals.has(name) || own.has(name)) name = numbered(++i)
      ends.set(base, i)
      own.add(name)
      return name
    }
  }
  const field: GiveName = (hint) => (keywords.has(hint) ? `${hint}1` : hint)
  return { global: give(globals), field, scope: () => give(new Set()) }
}
