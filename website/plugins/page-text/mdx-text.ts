/**
 * A page of MDX as Markdown without components: what they would show is said in text (component-text.ts), an element is what it holds, links
 * lead from anywhere. A component that nobody has put into words is what stands between its tags. Must not know: what single components say.
 */
import type { PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { readMeta, takeMarkers } from '../highlight/mark.ts'
import { print, wordsOf } from './print.ts'

export type Page = {
  readonly title: string
  readonly description: string
  /** With the folder of the site and of the language. */
  readonly address: string
  readonly baseUrl: string
}

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** A component or an element of a page. */
export type Tag = {
  readonly name: string
  /** The value of an attribute: text, data that the page exports, or the path of the module that it names. */
  readonly value: (attribute: string) => unknown
  /** The address of a place of the site, as a link of the text has it. */
  readonly placed: (address: string) => string
  readonly children: readonly RootContent[]
}

/** What a component says in place of what it shows; undefined for one that is not known. */
export type Saying = (tag: Tag) => readonly RootContent[] | undefined

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath).freeze()

export const mdxText = (source: string, page: Page, saying: Saying): string => {
  const tree = parser.parse(readable(source))
  const names = namesOf(tree)
  const { baseUrl, address } = page

  const placed = (url: string): string => (url.startsWith('#') ? address + url : /^\/(?!\/)/.test(url) ? baseUrl + url.slice(1) : url)
  const readAll = (nodes: readonly RootContent[]): RootContent[] => nodes.flatMap(read)
  const read = (node: RootContent): readonly RootContent[] => {
    switch (node.type) {
      case 'mdxjsEsm':
        return []
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const text = literal(node.value)
        return text === undefined ? [] : [{ type: 'text', value: text }]
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const tag: Tag = { name: node.name ?? '', value: (name) => valueOf(node, name, names), placed, children: readAll(node.children) }
        return saying(tag) ?? tag.children
      }
      case 'code': {
        const { title } = readMeta(node.meta ?? '')
        return [{ ...node, value: takeMarkers(node.value).code, meta: title ? `title=${JSON.stringify(title)}` : null }]
      }
      case 'link':
        return [{ ...node, url: placed(node.url), children: readAll(node.children).filter(isPhrasing) }]
      case 'image':
      case 'definition':
        return [{ ...node, url: placed(node.url) }]
      // An element on a line of its own is read as one within a paragraph, which it need not be.
      case 'paragraph':
        return inBlocks(readAll(node.children))
      case 'blockquote':
      case 'listItem':
        // Blocks may stand there.
        return [{ ...node, children: inBlocks(readAll(node.children)) } as RootContent]
      default:
        // The children of a kind of node are read to nodes that may stand there.
        return ['children' in node ? ({ ...node, children: readAll(node.children) } as RootContent) : node]
    }
  }
  return print(withHead(inBlocks(readAll(tree.children)), page))
}

/** Words that stand beside blocks are paragraphs. */
const inBlocks = (nodes: readonly RootContent[]): RootContent[] => {
  const blocks: RootContent[] = []
  let open: PhrasingContent[] | undefined
  for (const node of nodes) {
    if (!isPhrasing(node)) {
      open = undefined
      blocks.push(node)
    } else if (open) open.push(node)
    else if (node.type !== 'text' || node.value.trim()) {
      open = [node]
      blocks.push({ type: 'paragraph', children: open })
    }
  }
  return blocks
}

/** A page begins with its title, and what it is about unless it says so itself at once. */
const withHead = (body: readonly RootContent[], { title, description }: Page): Root => {
  const [first, ...others] = body
  const [heading, rest] =
    first?.type === 'heading' && first.depth === 1
      ? [first, others]
      : [{ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] } as const, body]
  const about: RootContent[] =
    !description || (rest[0] && wordsOf(rest[0]) === description)
      ? []
      : [{ type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }] }]
  return { type: 'root', children: [{ ...heading, children: [...heading.children] }, ...about, ...rest] }
}

/**
 * Without what stands before the text, and as MDX alone reads it: the names of headings are no JavaScript although they stand in braces, and an
 * admonition is an element. Code is left as it is.
 */
const readable = (source: string): string => {
  let fence: string | undefined
  const lines = source.replace(/^---\n[^]*?\n---\n/, '').split('\n')
  return lines
    .map((line) => {
      const [, ticks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
      if (ticks && (fence === undefined || line.trim() === fence)) fence = fence === undefined ? ticks : undefined
      if (ticks || fence !== undefined) return line
      const [, type, bracketed, rest] = /^:{3,}(\w+)(?:\[(.*)\]|\s+(.*))?\s*$/.exec(line) ?? []
      if (type) return `\n<admonition type="${type}" title={${JSON.stringify(bracketed ?? rest ?? '')}}>\n`
      return /^:{3,}\s*$/.test(line) ? '\n</admonition>\n' : line.replace(/^(#{1,6} .*?)\s*\{#[\w-]+\}\s*$/, '$1')
    })
    .join('\n')
}

/** What the page exports as data, and the modules whose values it has by a name. */
const namesOf = ({ children }: Root): ReadonlyMap<string, unknown> => {
  const names = new Map<string, unknown>()
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const [, name = '', json = ''] of node.value.matchAll(/^export const (\w+) = ([[{].*)$/gm)) names.set(name, JSON.parse(json))
    for (const [, all = '', path = ''] of node.value.matchAll(/^import (.+) from '([^']+)'$/gm))
      for (const name of all.match(/\w+/g) ?? []) names.set(name, path)
  }
  return names
}

const valueOf = ({ attributes }: JsxElement, wanted: string, names: ReadonlyMap<string, unknown>): unknown => {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      // All that a name holds: `{...family}`.
      const all = names.get(attribute.value.replace(/^\.{3}/, ''))
      if (typeof all === 'object' && all !== null && wanted in all) return Reflect.get(all, wanted)
    } else if (attribute.name === wanted) {
      const { value } = attribute
      return typeof value === 'object' && value !== null ? (names.get(value.value) ?? literal(value.value)) : value
    }
  }
  return undefined
}

/** A text in quotation marks, as JavaScript has it. */
const literal = (code: string): string | undefined => {
  const [, quoted] = /^\s*("(?:[^"\\]|\\.)*")\s*$/.exec(code) ?? []
  const text: unknown = quoted === undefined ? undefined : JSON.parse(quoted)
  return typeof text === 'string' ? text : undefined
}

const isPhrasing = (node: RootContent): node is PhrasingContent =>
  ['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'inlineMath', 'break', 'link', 'image'].includes(node.type)
