/**
 * Names, given last. Counters belong to one printing, so the same graph always gets the same names.
 * A name is never a reserved word or a built-in of the target, and never one already given in its scope.
 */
import { cleanName } from '../../ir/name.ts'

/** Gives a name that is free in its scope; `hint` is what the user called it. */
export type GiveName = (hint: string) => string

export interface Namer {
  /** For functions, structs and uniforms. */
  readonly global: GiveName
  /** For the fields of a struct, which only keywords can clash with; the hint is a name as `cleanName` gives it. */
  readonly field: GiveName
  /** A new scope inside the global one, for parameters and constants. */
  scope(): GiveName
}

/** Words of a language: neither a variable nor a field can have a keyword's name, only a field a built-in's. */
export interface ReservedWords {
  readonly keywords: ReadonlySet<string>
  readonly builtins: ReadonlySet<string>
}

/** Words of a list that is written with spaces between them. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** The user's names, changed only where they must be. */
export const readableNames = ({ keywords, builtins }: ReservedWords): Namer => {
  const globals = new Set<string>()
  const give = (own: Set<string>): GiveName => {
    // Names are only ever taken: the search for the next one goes on where the last one ended.
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
