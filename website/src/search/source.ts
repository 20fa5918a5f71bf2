/** What the search shows, whichever source it comes from: the index of this site, or the hosted service. */
import type { Piece } from './mark.ts'

export type Hit = {
  /** Where it leads: a path of this site, or an address elsewhere. */
  readonly url: string
  readonly isExternal: boolean
  /** The part of the site it is in. */
  readonly group: string
  /** The page's title, as text for what is kept and with marks for what is shown. */
  readonly page: string
  readonly title: readonly Piece[]
  /** Of the section that was found; empty for the page itself. */
  readonly heading: readonly Piece[]
  /** Undefined while it is still being fetched. */
  readonly summary: readonly Piece[] | undefined
}

export type Found = {
  readonly hits: readonly Hit[]
  readonly total: number
  /** The same with all summaries, when some are missing. */
  readonly later?: Promise<Found>
}

export type Question = {
  readonly query: string
  /** How many hits from the best on, and how many of one group. */
  readonly count: number
  readonly perGroup: number
  readonly summaryWords: number
  readonly signal?: AbortSignal
}

export type Source = {
  /** Answers at once when it can. */
  readonly search: (question: Question) => Found | Promise<Found>
  /** Names of parts of the site to try when nothing was found for the words. */
  readonly suggest: (signal?: AbortSignal) => Promise<readonly string[]>
}
