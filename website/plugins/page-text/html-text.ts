/**
 * Finished HTML as Markdown: of pages of functions, whose records become HTML, and of pages that are components. Code and formulas are best
 * handed over plain, as `pre > code` of a language or of `language-math`; formulas that are set are read from what they carry.
 */
import type { Text } from '@kirari/addons/catalogue'
import type { Element, ElementContent, Nodes, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import type { ListItem, PhrasingContent } from 'mdast'
import { print } from './print.ts'
import { colon } from './words.ts'

type Place = {
  /** Of the page: its sections are named by it. */
  readonly address: string
  readonly language: keyof Text
}

export const htmlText = (html: string, place: Place): string => {
  const tree = toMdast(fromHtml(html.replaceAll(/<wbr\/?>/g, ''), { fragment: true }), { document: true, handlers: handlersOf(place) })
  return print(tree.type === 'root' ? tree : { type: 'root', children: [] })
}

const classesOf = ({ properties }: Element): readonly string[] => (Array.isArray(properties['className']) ? properties['className'].map(String) : [])

const textProperty = ({ properties }: Element, name: string): string | undefined => {
  const value = properties[name]
  return typeof value === 'string' ? value : undefined
}

const find = (node: Nodes, isIt: (element: Element) => boolean): Element | undefined => {
  if (node.type === 'element' && isIt(node)) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = find(child, isIt)
    if (found) return found
  }
  return undefined
}

/** What is pressed, drawn or leads about the page is not read. */
const nothing: Handle = () => undefined
const unread = [
  'button',
  'canvas',
  'fieldset',
  'form',
  'iframe',
  'img',
  'input',
  'noscript',
  'picture',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'video',
]

const handlersOf = ({ address, language }: Place): Record<string, Handle> => ({
  ...Object.fromEntries(unread.map((name) => [name, nothing])),
  a: (state, node: Element) => {
    if (classesOf(node).includes('hash-link')) return undefined
    const href = textProperty(node, 'href') ?? ''
    const children = state.all(node).filter(isPhrasing)
    return children.length === 0 ? undefined : { type: 'link', url: href.startsWith('#') ? address + href : href, children }
  },
  dl: (state, node: Element) => {
    const items: ListItem[] = []
    let term: PhrasingContent[] = []
    for (const child of pairsOf(node)) {
      const words = state.all(child).flatMap((part) => (isPhrasing(part) ? [part] : part.type === 'paragraph' ? part.children : []))
      if (child.tagName === 'dt') term = words
      else
        items.push({
          type: 'listItem',
          spread: false,
          children: [{ type: 'paragraph', children: [...term, { type: 'text', value: colon[language] }, ...words] }],
        })
    }
    return { type: 'list', ordered: false, spread: false, children: items }
  },
  figcaption: (state, node: Element) =>
    classesOf(node).includes('code-bar') ? undefined : { type: 'paragraph', children: state.all(node).filter(isPhrasing) },
  pre: (_state, node: Element, parent: Parents | undefined) => {
    const code = find(node, ({ tagName }) => tagName === 'code') ?? node
    const figure = classesOf(code).find((name) => name.startsWith('language-'))
    const value = textOf(code).replace(/\n$/, '')
    if (figure === 'language-math') return { type: 'math', value }
    const title = code.properties['dataTitle']
    const language = figure?.slice('language-'.length) ?? (parent?.type === 'element' ? parent.properties['dataLanguage'] : undefined)
    return { type: 'code', lang: typeof language === 'string' ? language : null, meta: title === undefined ? null : `title=${JSON.stringify(title)}`, value }
  },
  span: (state, node: Element, parent: Parents | undefined) => {
    const formula = classesOf(node).includes('math') ? formulaOf(node) : undefined
    if (formula !== undefined) return { type: 'inlineMath', value: formula }
    const children = state.all(node)
    // What stands under a text in smaller letters, or on a line of its own, goes on after it.
    const isApart = classesOf(node).includes('aside') || parent?.children[parent.children.indexOf(node) - 1]?.type === 'element'
    return isApart && language === 'en' ? [{ type: 'text', value: ' ' }, ...children] : children
  },
  div: (state, node: Element) => {
    const formula = classesOf(node).includes('math') ? formulaOf(node) : undefined
    return formula === undefined ? state.toFlow(state.all(node)) : { type: 'math', value: formula }
  },
})

/** A formula carries what it was set from. */
const formulaOf = (node: Element): string | undefined => {
  const source = find(node, ({ tagName, properties }) => tagName === 'annotation' && properties['encoding'] === 'application/x-tex')
  return source && textOf(source).trim()
}

/** Code is text and elements that colour it, no lines of a page. */
const textOf = (node: Nodes): string => (node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '')

/** Pairs may be grouped. */
const pairsOf = ({ children }: Element): readonly Element[] =>
  children.flatMap((child: ElementContent) => (child.type !== 'element' ? [] : child.tagName === 'div' ? pairsOf(child) : [child]))

const isPhrasing = (node: { readonly type: string }): node is PhrasingContent =>
  ['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'inlineMath', 'break', 'link', 'image', 'html'].includes(node.type)
