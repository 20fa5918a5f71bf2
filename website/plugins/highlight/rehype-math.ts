/**
 * Sets each formula and turns it into one element that carries its finished HTML as a string, as rehype-code.ts does for code: a formula is
 * dozens of nodes that React need not know. remark-math has marked them; a displayed one is `pre > code` until it is set.
 */
import type { Element, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { renderToString } from 'katex'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { madeOnce } from './made-once.ts'

export const rehypeMath = () => async (tree: Root, file: VFile) => {
  const formulas: { readonly node: Element; readonly tex: string; readonly displayMode: boolean }[] = []
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? node.children.find((child) => child.type === 'element') : node
    if (!code || !isFormula(code)) return undefined
    const displayMode = node.tagName === 'pre' || hasClass(code, 'math-display')
    formulas.push({ node, displayMode, tex: toText(node, { whitespace: 'pre' }) })
    return SKIP
  })
  await Promise.all(
    formulas.map(async ({ node, tex, displayMode }) => {
      const place = `${file.path}:${node.position?.start.line ?? 1}`
      const html = await madeOnce(['formula', String(displayMode), tex], () => Promise.resolve(() => set(tex, displayMode, place)))
      node.tagName = displayMode ? 'math-display' : 'math-inline'
      node.properties = { html }
      node.children = []
    }),
  )
}

const set = (tex: string, displayMode: boolean, place: string): string => {
  try {
    const html = renderToString(tex, { displayMode })
    // The page has an element of its own around a displayed formula.
    return displayMode ? html.replace(/^<span class="katex-display">(.*)<\/span>$/s, '$1') : html
  } catch (error) {
    throw new Error(`${place}: the formula "${tex.trim()}" cannot be set: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

const isFormula = (node: Element): boolean => ['language-math', 'math-display', 'math-inline'].some((name) => hasClass(node, name))

const hasClass = ({ properties }: Element, name: string): boolean => Array.isArray(properties['className']) && properties['className'].includes(name)
