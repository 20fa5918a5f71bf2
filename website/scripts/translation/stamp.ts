/**
 * What each Japanese text was translated from: i18n/translated.json keeps a short hash of the English and one of the Japanese, for each
 * section and label. When the English has changed since, the Japanese is stale until somebody has read both and says so with
 * `npm run translated`. Must not know: where the texts come from.
 */
import { createHash } from 'node:crypto'
import type { Pair } from './pair.ts'

/** By source and place: the hash of the English, a space, the hash of the Japanese. */
export type Stamps = Readonly<Record<string, Readonly<Record<string, string>>>>

const hash = (text: string): string => createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)

export type Stale = {
  readonly pair: Pair
  /** The English has changed and the Japanese has not; without it, at least something was done to both, or the pair is new. */
  readonly isUntouched: boolean
}

/** The pairs whose English is not what the Japanese was translated from. */
export const staleOf = (pairs: readonly Pair[], stamps: Stamps): readonly Stale[] =>
  pairs.flatMap((pair) => {
    const [english, japanese] = stamps[pair.source]?.[pair.place]?.split(' ') ?? []
    return english === hash(pair.en) ? [] : [{ pair, isUntouched: japanese === hash(pair.ja) }]
  })

/** Places that are no more. */
export const goneOf = (pairs: readonly Pair[], stamps: Stamps): readonly string[] => {
  const known = new Set(pairs.map(nameOf))
  return Object.entries(stamps).flatMap(([source, places]) =>
    Object.keys(places)
      .map((place) => nameOf({ source, place }))
      .filter((name) => !known.has(name)),
  )
}

/** How a pair is called on the command line and in a failing test. */
export const nameOf = ({ source, place }: Pick<Pair, 'source' | 'place'>): string => `${source} › ${place}`

/** The stamps after a reading: of all pairs, but for those that are to be read again. */
export const stamped = (pairs: readonly Pair[], stamps: Stamps, unread: ReadonlySet<Pair>): Stamps => {
  const after: Record<string, Record<string, string>> = {}
  for (const pair of pairs) {
    const { source, place } = pair
    const stamp = unread.has(pair) ? stamps[source]?.[place] : `${hash(pair.en)} ${hash(pair.ja)}`
    if (stamp !== undefined) (after[source] ??= {})[place] = stamp
  }
  return after
}
