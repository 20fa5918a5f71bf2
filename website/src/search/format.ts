/**
 * The file of a language's index: written by plugins/search after the build, read by index-data.ts when the search opens. The texts that
 * results show lie beside it in files of their own, fetched when they are shown.
 *
 * A section is a part of a page from one heading to the next; a page's first section is the part under its title. Sections are numbered
 * in the order of the file, page by page. Texts of many parts are joined by line ends.
 */
export const formatVersion = 2

export const indexFile = 'search-index.json'
export const textFolder = 'search-text'

export type IndexFile = {
  readonly version: typeof formatVersion
  /** Of this build: part of the names of its text files, so that an index never meets another one's texts. */
  readonly build: string
  /** The names of the groups that results stand under. */
  readonly groups: readonly string[]
  /** One a page, without the address that the site lies under. */
  readonly urls: string
  /** One a page: the number of its group, and how many sections it has (number-text.ts). */
  readonly pages: string
  /** One a section: the title of the page or the heading. */
  readonly heads: string
  /** One a section: its anchor; empty where a page begins. */
  readonly anchors: string
  /** One a section: other names it is found by, folded, with a bar between two. */
  readonly keywords: string
  /** The words of the texts, sorted. Each begins with a letter that says how many letters it shares with the one before (32 is the first). */
  readonly terms: string
  /** For each word: how many sections have it, then which, as steps (number-text.ts). */
  readonly postings: string
  /** How words in kanji sound, one a line: the sound (sound.ts), a space, the word. */
  readonly readings: string
  /** The first section of each text file, as steps. */
  readonly textFiles: string
}

/** How many letters of a term can be taken from the one before. */
export const longestShared = 90
