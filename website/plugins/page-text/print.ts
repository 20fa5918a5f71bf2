/** A tree of Markdown as text, as all texts of pages are written. Must not know: where the tree comes from. */
import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const printer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .freeze()

/** Signs without width, which tell browsers where a line may end: a program that searches the text would stumble over them. */
const invisible = /[\u200B\u2060\u00AD]/g

export const print = (tree: Root): string => printer.stringify(tree).replaceAll(invisible, '')

/** The words of a part of a tree, without its signs. */
export const wordsOf = (node: Nodes): string => ('value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : '')
