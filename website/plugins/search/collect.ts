/** Reads what a finished page says: its title, its sections, its keywords. Works on the HTML, so that text made by components counts too. */
import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'

export type CollectedSection = { readonly anchor: string; readonly heading: string; readonly text: string }
export type CollectedPage = {
  readonly title: string
  readonly keywords: readonly string[]
  /** The categories above the page, outermost first. */
  readonly categories: readonly string[]
  readonly sections: readonly CollectedSection[]
}

/**
 * What pages of functions say about each other's facts, not about what one looks for: numbers in tables, and names that are other pages'
 * or are among the page's keywords already.
 */
const factSections = ['edge-cases', 'accuracy', 'cost', 'smoothness', 'related', 'elsewhere', 'files', 'references']

/** Gives nothing for a page that asks not to be indexed, or has no title. Of pages of functions, the sections of mere facts are left out. */
export const collect = (html: string, { isFunction = false } = {}): CollectedPage | undefined => {
  const tree = parseDocument(readPart(html, isFunction))
  if (/noindex/.test(metaContent(tree, 'robots'))) return undefined
  const main = find(tree, ({ name }) => name === 'main')
  const heading = main && find(main, ({ name }) => name === 'h1')
  if (!main || !heading) return undefined

  const sections: { anchor: string; heading: string; text: string }[] = [{ anchor: '', heading: '', text: '' }]
  const read = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (isText(node)) addText(node.data)
      if (!isTag(node) || isOutside(node) || node === heading) continue
      const anchor = /^h[23]$/.test(node.name) ? (node.attribs['id'] ?? '') : ''
      // A heading without an address of its own is text of the section it stands in.
      if (anchor) sections.push({ anchor, heading: textOf(node), text: '' })
      else {
        if (isBlock(node)) addText(' ')
        read(node.children)
      }
    }
  }
  const addText = (text: string): void => {
    const last = sections.at(-1)
    if (last) last.text += text
  }
  read(main.children)

  return {
    title: textOf(heading),
    keywords: metaContent(tree, 'keywords')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    categories: categoriesOf(main),
    // A heading over a picture or code alone is found by its page.
    sections: sections
      .map((section) => ({ ...section, text: section.text.replaceAll(/\s+/g, ' ').trim() }))
      .filter(({ text }, index) => index === 0 || text !== ''),
  }
}

/** What is read of a page: its head and its main part, without code, displayed formulas and sections of facts. They are most of it, and would all be parsed. */
const readPart = (html: string, isFunction: boolean): string => {
  const body = html.indexOf('<body')
  const main = html.indexOf('<main', body)
  const end = html.lastIndexOf('</main>')
  if (body < 0 || main < 0 || end < main) return html
  // Neither has an element of its own name within. What is left of it closes a paragraph as the whole did.
  const text = html.slice(main, end).replaceAll(/<pre[\s>][^]*?<\/pre>/g, '<pre></pre>')
  const words = text.replaceAll(/<div class="math math-display"[^]*?<\/div>/g, '<div class="math"></div>')
  return html.slice(0, body) + (isFunction ? withoutFacts(words) : words)
}

/** Sections of such a page lie beside each other in one element, each from its heading to the next. */
const withoutFacts = (main: string): string =>
  main
    .split(/(?=<h2[\s>])/)
    .filter((section) => !factSections.includes(/^<h2[^>]*\sid="?([\w-]+)/.exec(section)?.[1] ?? ''))
    .join('')

/** What stands on a page and is not its text: ways to other places, code, formulas, names of columns and values, and whatever says so itself. */
const isOutside = (node: Element): boolean =>
  ['nav', 'button', 'footer', 'svg', 'script', 'style', 'noscript', 'pre', 'figure', 'thead', 'fieldset', 'form'].includes(node.name) ||
  ['hash-link', 'math', 'table-of-contents', 'theme-doc-toc-mobile', 'theme-doc-version-badge'].some((name) => hasClass(node, name)) ||
  node.attribs['data-search'] === 'none'

const isBlock = ({ name }: Element): boolean => !['a', 'code', 'em', 'strong', 'span', 'b', 'i', 'sub', 'sup', 'kbd', 'abbr'].includes(name)

/** The breadcrumbs without the house at their beginning and the page at their end. */
const categoriesOf = (main: Element): readonly string[] => {
  const list = find(main, (node) => hasClass(node, 'breadcrumbs'))
  const items = list?.children.filter(isTag).map(textOf) ?? []
  return items.slice(0, -1).filter(Boolean)
}

const metaContent = (tree: ParentNode, name: string): string =>
  find(tree, ({ name: tag, attribs }) => tag === 'meta' && attribs['name'] === name)?.attribs['content'] ?? ''

const textOf = (node: Element): string => allText(node).replaceAll('\u200B', '').trim()

const allText = ({ children }: Element): string =>
  children.map((child) => (isText(child) ? child.data : isTag(child) && !hasClass(child, 'hash-link') ? allText(child) : '')).join('')

const hasClass = ({ attribs }: Element, name: string): boolean => attribs['class']?.split(/\s+/).includes(name) ?? false

const find = ({ children }: ParentNode, test: (node: Element) => boolean): Element | undefined => {
  for (const child of children) {
    if (!isTag(child)) continue
    const found = test(child) ? child : find(child, test)
    if (found) return found
  }
  return undefined
}
