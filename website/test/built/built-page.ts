/**
 * What the HTML of a page of the build says, read once for all that needs no browser. Works on one page alone: what it gives follows from
 * that page's file. Must not know: what of it is right.
 */
import { Parser } from 'htmlparser2'
import { built, fileOf, type Locale, pathIn } from '../browser/site.ts'

/** Links of a page are read as if it lay here. */
export const origin = 'https://built.example'

export type BuiltPage = {
  readonly locale: Locale
  readonly path: string
  readonly lang: string
  readonly title: string
  /** The text of each h1. */
  readonly headings: readonly string[]
  readonly canonical: string
  readonly alternates: Readonly<Record<string, string>>
  readonly description: string
  readonly socialImage: string
  readonly robots: readonly string[]
  readonly hasPolicy: boolean
  readonly ids: ReadonlySet<string>
  readonly links: readonly URL[]
  readonly imagesWithoutText: readonly string[]
  /** Elements of formulas with another number of parts than MathML asks for. */
  readonly wrongFormulas: readonly string[]
  /** How many links the bar has, and how many letters the main part, without a script. */
  readonly linksInBar: number
  readonly letters: number
  /** The addresses of the scripts that it starts with. */
  readonly scripts: readonly string[]
}

/** Elements that end where they begin. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** How many parts an element of a formula has (MathML Core, section 3). */
const parts: Readonly<Record<string, number>> = { mfrac: 2, mroot: 2, msub: 2, msup: 2, munder: 2, mover: 2, msubsup: 3, munderover: 3 }

export const readPage = (locale: Locale, path: string): BuiltPage => {
  const meta: Record<string, string> = {}
  const alternates: Record<string, string> = {}
  const found = { lang: '', title: '', canonical: '', linksInBar: 0, letters: 0 }
  const [headings, imagesWithoutText, wrongFormulas, scripts, robots]: readonly string[][] = [[], [], [], [], []]
  const links: URL[] = []
  const ids = new Set<string>()
  /** The elements that one is in, outermost first. */
  const around: { readonly name: string; readonly isBar: boolean; children: number }[] = []
  const isIn = (name: string): boolean => around.some((element) => element.name === name)

  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href = '', rel = '' } = attributes
      const parent = around.at(-1)
      if (parent) parent.children += 1
      if (id !== undefined) ids.add(id)
      if (name === 'html') found.lang = attributes['lang'] ?? ''
      if (name === 'meta') {
        const key = attributes['name'] ?? attributes['property'] ?? attributes['http-equiv'] ?? ''
        meta[key] ??= attributes['content'] ?? ''
        if (key === 'robots') robots?.push(attributes['content'] ?? '')
      }
      if (name === 'link') {
        if (rel === 'canonical') found.canonical = href
        if (rel === 'alternate' && attributes['hreflang']) alternates[attributes['hreflang']] = href
        if ('data-run' in attributes) scripts?.push(href)
      }
      if (name === 'script' && attributes['src']) scripts?.push(attributes['src'])
      if (name === 'a' && 'href' in attributes) {
        links.push(new URL(href, origin + pathIn(locale, path)))
        if (around.some(({ isBar }) => isBar)) found.linksInBar += 1
      }
      if (name === 'img' && !('alt' in attributes)) imagesWithoutText?.push(attributes['src'] ?? '')
      if (name === 'h1') headings?.push('')
      if (!empty.has(name)) around.push({ name, isBar: /(?:^|\s)navbar(?:\s|$)/.test(attributes['class'] ?? ''), children: 0 })
    },
    ontext(text) {
      const inside = around.at(-1)?.name
      if (inside === 'script' || inside === 'style') return
      if (inside === 'title' && isIn('head')) found.title += text
      if (isIn('h1') && headings) headings[headings.length - 1] += text
      if (isIn('main')) found.letters += text.trim().length
    },
    onclosetag(name) {
      if (around.at(-1)?.name !== name) return
      const children = around.pop()?.children
      if (Object.hasOwn(parts, name) && parts[name] !== children) wrongFormulas?.push(`${name} of ${children}`)
    },
  })
  parser.end(built(fileOf(locale, path)))
  return {
    locale,
    path,
    ...found,
    headings: headings ?? [],
    alternates,
    description: meta['description'] ?? '',
    socialImage: meta['og:image'] ?? '',
    robots: robots ?? [],
    hasPolicy: 'content-security-policy' in meta,
    ids,
    links,
    imagesWithoutText: imagesWithoutText ?? [],
    wrongFormulas: wrongFormulas ?? [],
    scripts: scripts ?? [],
  }
}
