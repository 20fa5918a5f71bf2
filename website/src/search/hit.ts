/**
 * Results in the shape of the DocSearch interface. It groups hits by their first level, five a group, and keeps a hit in the text as a
 * recent search only when its page's own hit is beside it; so each page found comes first itself, then its sections.
 */
import type { Engine, Match, Section } from './engine.ts'
import { escape, marked, snippet } from './mark.ts'

export type Marked = { readonly value: string; readonly matchLevel: 'full' | 'none'; readonly matchedWords: readonly string[] }
type Levels<T> = {
  readonly lvl0: T
  readonly lvl1: T
  readonly lvl2: T | null
  readonly lvl3: null
  readonly lvl4: null
  readonly lvl5: null
  readonly lvl6: null
}

export type Hit = {
  readonly objectID: string
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: 'lvl1' | 'lvl2' | 'content'
  readonly content: string | null
  readonly hierarchy: Levels<string>
  readonly _highlightResult: { readonly hierarchy: Levels<Marked>; readonly content: Marked | null }
  readonly _snippetResult: { readonly hierarchy: Levels<Marked>; readonly content: Marked | null }
}

/** The hits of all matches, page by page in the order in which the pages were found. */
export const hitsOf = (matches: readonly Match[], { pageOf }: Engine, snippetWords: number): readonly Hit[] => {
  const pages = new Map<number, { readonly page: Section; readonly matches: Match[] }>()
  for (const match of matches) {
    const page = pageOf(match.section)
    const entry = pages.get(page.id) ?? { page, matches: [] }
    entry.matches.push(match)
    pages.set(page.id, entry)
  }
  return [...pages.values()].flatMap((entry) => {
    const own = entry.matches.find(({ section }) => section.id === entry.page.id)
    const sections = entry.matches.filter(({ section }) => section.id !== entry.page.id)
    const terms = own?.terms ?? entry.matches.flatMap((match) => match.terms)
    return [hitOf({ section: entry.page, terms }, 'lvl1', snippetWords), ...sections.map((match) => hitOf(match, typeOf(match), snippetWords))]
  })
}

/** A section is found by its heading or by its text. */
const typeOf = ({ section, terms }: Match): 'lvl2' | 'content' => (terms.some((term) => section.heading.toLowerCase().includes(term)) ? 'lvl2' : 'content')

const hitOf = ({ section, terms }: Match, type: Hit['type'], snippetWords: number): Hit => {
  const [page = '', anchor = null] = section.url.split('#')
  const levels = <T>(make: (text: string) => T): Levels<T> => ({
    lvl0: make(section.group),
    lvl1: make(section.title),
    lvl2: section.heading ? make(section.heading) : null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  })
  const mark = (text: string): Marked => asMarked(marked(text, terms), terms)
  const hierarchy = levels(mark)
  return {
    objectID: section.url,
    url: section.url,
    url_without_anchor: page,
    anchor,
    type,
    content: section.text || null,
    hierarchy: levels((text) => text),
    // The group's name is a title of the list, and the interface knows no marks there.
    _highlightResult: { hierarchy: { ...hierarchy, lvl0: asMarked(escape(section.group), []) }, content: section.text ? mark(section.text) : null },
    _snippetResult: { hierarchy, content: section.text ? asMarked(snippet(section.text, terms, snippetWords), terms) : null },
  }
}

const asMarked = (value: string, terms: readonly string[]): Marked => ({ value, matchLevel: value.includes('<mark>') ? 'full' : 'none', matchedWords: terms })
