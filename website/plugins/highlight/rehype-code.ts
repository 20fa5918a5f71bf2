/**
 * Turns each fenced block into one element that carries its finished HTML as a string. React then hydrates one node a block,
 * not one a token. Comes after rehype-math.ts: display formulas are `pre > code` too until they are set.
 */
import type { Element, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { blocksOf } from '../../src/playground/link.ts'
import { opensInPlayground } from '../../src/playground/opens.ts'
import { highlight, isLanguage, languages } from './highlight.ts'
import { readMeta } from './mark.ts'

export const rehypeCode = () => (tree: Root, file: VFile) => {
  visit(tree, 'element', (node) => {
    const [child] = node.children
    if (node.tagName === 'pre' && child?.type === 'element' && child.tagName === 'code') replace(node, child, file)
  })
}

const replace = (pre: Element, code: Element, file: VFile): void => {
  const language = languageOf(code)
  if (!isLanguage(language)) {
    throw new Error(
      `${file.path}:${pre.position?.start.line ?? 1}: a code block is in the language "${language}", but the site knows ${languages.join(', ')}. Correct its name, or add it to plugins/highlight/highlight.ts.`,
    )
  }
  const source = toText(code, { whitespace: 'pre' })
  const { title, hasLineNumbers, isLive, edit, marked } = readMeta(metaOf(code))
  // A live picture and an exercise have links of their own.
  const isPicture = /\b(?:scene|exercise|solution)=/.test(metaOf(code))
  pre.children = []
  if (isLive) {
    pre.tagName = 'live-code'
    pre.properties = { code: source, language, html: highlight(source, language) }
    return
  }
  pre.tagName = 'code-figure'
  pre.properties = {
    html: highlight(source, language, marked),
    language,
    ...(title ? { title } : {}),
    ...(edit ? { edit } : {}),
    ...(isPicture || !opensInPlayground(source.trimEnd(), language) ? {} : numberOf(source, file)),
    ...(hasLineNumbers ? { numbered: 'true' } : {}),
  }
}

/** The number by which a link names the block: none if the page has the same code twice. */
const numberOf = (source: string, file: VFile): { readonly block?: string } => {
  const all = blocksOf(String(file.value)).flatMap((code, i) => (code.trimEnd() === source.trimEnd() ? [i] : []))
  return all.length === 1 ? { block: String(all[0]) } : {}
}

const languageOf = ({ properties }: Element): string => {
  const classes = Array.isArray(properties['className']) ? properties['className'] : []
  const name = classes.map(String).find((item) => item.startsWith('language-'))
  return name?.slice('language-'.length) ?? 'text'
}

/** The words after the language: Docusaurus puts them into a property, plain MDX into the node's data. */
const metaOf = ({ properties, data }: Element): string => {
  const meta = properties['metastring'] ?? (data && 'meta' in data ? data.meta : undefined)
  return typeof meta === 'string' ? meta : ''
}
