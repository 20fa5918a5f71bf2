/**
 * Sets each formula and turns it into one element that carries its finished HTML as a string, as rehype-code.ts does for code: a formula is
 * dozens of nodes that React need not know. remark-math has marked them; a displayed one is `pre > code` until it is set.
 */
import type { Element, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { setFormula } from './set-formula.ts'

export const rehypeMath = () => (tree: Root, file: VFile) => {
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? node.children.find((child) => child.type === 'element') : node
    if (!code || !isFormula(code)) return undefined
    const displayMode = node.tagName === 'pre' || hasClass(code, 'math-display')
    const html = setFormula(toText(node, { whitespace: 'pre' }), displayMode, `${file.path}:${node.position?.start.line ?? 1}`)
    node.tagName = displayMode ? 'math-display' : 'math-inline'
    node.properties = { html }
    node.children = []
    return SKIP
  })
}

const isFormula = (node: Element): boolean => ['language-math', 'math-display', 'math-inline'].some((name) => hasClass(node, name))

const hasClass = ({ properties }: Element, name: string): boolean => Array.isArray(properties['className']) && properties['className'].includes(name)
