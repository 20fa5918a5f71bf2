/** What the search shows, whichever source it comes from: the index of this site, or the hosted service. */
import type { Piece } from './mark.ts'

/** A page that was found. */
export type Hit = {
  /** Where it leads: a path of this site, or an address elsewhere. */
  readonly url: string
  readonly isExternal: boolean
  /** The part of the site it is in. */
  readonly group: string
  /** The page's title, as text for what is kept and with marks for what is shown. */
  readonly page: string
  readonly title: readonly Piece[]
  /** Undefined while it is still being fetched. */
  readonly summary: readonly Piece[] | undefined
  /** What was found on it, best first. */
  readonly sections: readonly SectionHit[]
  /** Whether the first of the sections answers better than the page as a whole. */
  readonly isInSection: boolean
}

export type SectionHit = { readonly url: string; readonly heading: readonly Piece[]; readonly summary: readonly Piece[] | undefined }

export type Found = {
  readonly hits: readonly Hit[]
  /** How many pages were found in all. */
  readonly total: number
  /** Whether there are more than the question asked for. */
  readonly hasMore: boolean
  /** The same with all summaries, when some are missing. */
  readonly later?: Promise<Found>
}

export type Question = {
  readonly query: string
  /** How many hits from the best on, and how many of one group. */
  readonly count: number
  readonly perGroup: number
  /** How many sections of a hit, and how many hits and sections together. */
  readonly perPage: number
  readonly rows: number
  readonly summaryWords: number
  readonly signal?: AbortSignal
}

export type Source = {
  /** Answers at once when it can. */
  readonly search: (question: Question) => Found | Promise<Found>
  /** Names of parts of the site to try when nothing was found for the words. */
  readonly suggest: (signal?: AbortSignal) => Promise<readonly string[]>
}
