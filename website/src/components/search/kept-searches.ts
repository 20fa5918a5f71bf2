/** What a reader opened from the search, and what they marked as a favourite. Kept in the browser, a list of each for every language. */
import type { Hit, SectionHit } from '../../search/source.ts'

export type KeptSearch = { readonly url: string; readonly title: string; readonly heading: string; readonly group: string }
export type KeptSearches = { readonly recent: readonly KeptSearch[]; readonly favourites: readonly KeptSearch[] }

export const limits = { recent: 7, recentBesideFavourites: 4, favourites: 10 } as const

const keys = (name: string): { readonly [list in keyof KeptSearches]: string } => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${name}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${name}`,
})

export const readKept = (name: string): KeptSearches => {
  const { recent, favourites } = keys(name)
  return limited({ recent: readList(recent), favourites: readList(favourites) })
}

export const writeKept = (name: string, kept: KeptSearches): void => {
  try {
    const { recent, favourites } = keys(name)
    localStorage.setItem(recent, JSON.stringify(kept.recent))
    localStorage.setItem(favourites, JSON.stringify(kept.favourites))
  } catch {
    // A browser that keeps nothing for this site: then nothing is kept.
  }
}

export const keptOf = ({ url, page, group }: Hit, section: SectionHit | undefined): KeptSearch => ({
  url: section?.url ?? url,
  title: page,
  heading: section?.heading.map(({ text }) => text).join('') ?? '',
  group,
})

const without = (list: readonly KeptSearch[], { url }: KeptSearch): readonly KeptSearch[] => list.filter((kept) => kept.url !== url)

const limited = ({ recent, favourites }: KeptSearches): KeptSearches => ({
  recent: recent.slice(0, favourites.length > 0 ? limits.recentBesideFavourites : limits.recent),
  favourites: favourites.slice(0, limits.favourites),
})

/** The newest first; a favourite stays where it is. */
export const opened = ({ recent, favourites }: KeptSearches, search: KeptSearch): KeptSearches =>
  favourites.some(({ url }) => url === search.url)
    ? { recent, favourites: [search, ...without(favourites, search)] }
    : limited({ recent: [search, ...without(recent, search)], favourites })

export const favoured = ({ recent, favourites }: KeptSearches, search: KeptSearch): KeptSearches =>
  limited({ recent: without(recent, search), favourites: [search, ...without(favourites, search)] })

export const removed = ({ recent, favourites }: KeptSearches, search: KeptSearch): KeptSearches => ({
  recent: without(recent, search),
  favourites: without(favourites, search),
})

const readList = (key: string): readonly KeptSearch[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isKept) : []
  } catch {
    // Nothing that was written here.
    return []
  }
}

const isKept = (value: unknown): value is KeptSearch => {
  if (typeof value !== 'object' || value === null) return false
  // Whether the parts are there, and texts, is looked at below.
  const { url, title, heading, group } = value as Partial<Record<keyof KeptSearch, unknown>>
  return [url, title, heading, group].every((part) => typeof part === 'string') && /^(?:\/|https?:)/.test(String(url))
}
