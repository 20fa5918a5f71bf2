/** The file of a language's index: written by plugins/search after the build, read by engine.ts when the search opens. */
import type { AsPlainObject, Options } from 'minisearch'

/** A page: its address, its title, the number of its group. */
export type PageEntry = readonly [url: string, title: string, group: number]

/** A part of a page, from one heading to the next: the number of its page, its anchor and heading ('' for the part under the title), its text. */
export type SectionEntry = readonly [page: number, anchor: string, heading: string, text: string]

export type SearchData = {
  readonly groups: readonly string[]
  readonly pages: readonly PageEntry[]
  readonly sections: readonly SectionEntry[]
  readonly index: AsPlainObject
}

export const searchFile = 'search-index.json'

/** What of a section is searched. A section's id is its place in the list. */
export type SearchDocument = {
  readonly id: number
  /** Of the page, in the document of its first section. */
  readonly title: string
  readonly keywords: string
  readonly group: string
  /** The page's title again, in its other sections: so that one word of it and one of theirs find them together. */
  readonly page: string
  readonly heading: string
  readonly text: string
}

/** Both sides must make the index alike. Its words are made by the caller, so here they only stand apart. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'keywords', 'group', 'page', 'heading', 'text'],
  tokenize: (text) => text.split(' ').filter(Boolean),
  processTerm: (term) => term,
  // Most sections have no title, which makes one look long and count less, the more sections there are.
  searchOptions: { boost: { title: 10, heading: 4, keywords: 4, group: 0.5, page: 0.5 } },
}
