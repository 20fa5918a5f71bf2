/**
 * Turns each formula that rehype-katex has set into one element that carries its finished HTML as a string, as rehype-code.ts
 * does for code: a formula is dozens of nodes that React need not know.
 */
import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'

export const rehypeMath = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    const isDisplay = hasClass(node, 'katex-display')
    if (!isDisplay && !hasClass(node, 'katex')) return undefined
    const formula: readonly ElementContent[] = isDisplay ? node.children : [node]
    const html = toHtml({ type: 'root', children: [...formula] })
    node.tagName = isDisplay ? 'math-display' : 'math-inline'
    node.properties = { html }
    node.children = []
    return SKIP
  })
}

const hasClass = ({ properties }: Element, name: string): boolean => Array.isArray(properties['className']) && properties['className'].includes(name)
