/** What a reader was looking for, by an address that leads nowhere: what to search for, and which of the pages found is nearest. */

/** The parts of the path below the language's address, without what a server or a generator adds to names. */
const partsOf = (path: string, base: string): readonly string[] =>
  path
    .slice(path.startsWith(base) ? base.length : 1)
    .split('/')
    .map((part) => decoded(part).replace(/\.(?:html?|mdx?|php|aspx?)$/i, ''))
    .filter((part) => part !== '' && part !== 'index')

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // A path may have a percent sign that begins no letter.
    return part
  }
}

/** The last part of the path, as words; empty where the path is that of the page of lost addresses itself. */
export const wordsOfAddress = (path: string, base: string): string => {
  const name = partsOf(path, base).at(-1) ?? ''
  return name === '404' ? '' : name.replaceAll(/[-_+.\s]+/g, ' ').trim()
}

/** Of pages that are called as the path is, those first that lie nearest to it; the others in their order. */
export const nearestFirst = <Page extends { readonly url: string }>(pages: readonly Page[], path: string, base: string): readonly Page[] => {
  const wanted = partsOf(path, base).map((part) => part.toLowerCase())
  const nearness = ({ url }: Page): number => {
    const parts = partsOf(url.replace(/#.*/, ''), base).map((part) => part.toLowerCase())
    return parts.at(-1) === wanted.at(-1) ? 1 + parts.filter((part) => wanted.includes(part)).length : 0
  }
  return pages.toSorted((a, b) => nearness(b) - nearness(a))
}
