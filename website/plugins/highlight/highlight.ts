/**
 * Code in, HTML out: lines and spans whose classes are roles. Runs while the site is built, so no page carries a highlighter.
 * Used for fenced blocks (rehype-code.ts) and for code that is not in a page's text (scripts/generate.ts).
 */
import type { Element, Root, RootContent } from 'hast'
import { refractor } from 'refractor/core'
import { grammarOf } from './grammar.ts'
import { takeMarkers } from './mark.ts'
import { roleOf, shaderTypes, typeClass, type RoleClass } from './role.ts'

/** The languages of the site, by the names a page may use. Each has a name for readers in src/components/code/language-name.ts. */
export const languages = ['ts', 'tsx', 'js', 'jsx', 'glsl', 'wgsl', 'bash', 'json', 'html', 'css', 'text'] as const

export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

type Piece = { readonly role: RoleClass | undefined; readonly text: string }

/** The inner HTML of a `<code>` element. Comments that mark lines are taken out; `marked` adds to what they mark. */
export const highlight = (source: string, language: Language, marked: ReadonlySet<number> = new Set()): string => {
  const { code, marked: fromComments } = takeMarkers(source.replace(/\n+$/, ''))
  return linesOf(piecesOf(code, language))
    .map((line, index) => {
      const isMarked = marked.has(index + 1) || fromComments.has(index + 1)
      return `<span class="line${isMarked ? ' line-marked' : ''}">${spans(line)}\n</span>`
    })
    .join('')
}

const piecesOf = (code: string, language: Language): readonly Piece[] => {
  if (language === 'text') return [{ role: undefined, text: code }]
  const pieces = flat(refractor.highlight(code, grammarOf(language)))
  return language === 'glsl' || language === 'wgsl' ? pieces.flatMap(splitTypes) : pieces
}

/** The text below a node, each piece with the role nearest to it. */
const flat = (node: Root | RootContent, around?: RoleClass): readonly Piece[] => {
  if (node.type === 'text') return [{ role: around, text: node.value }]
  if (node.type === 'root') return node.children.flatMap((child) => flat(child))
  return node.type === 'element' ? node.children.flatMap((child) => flat(child, roleOf(namesOf(node), around))) : []
}

const namesOf = ({ properties: { className } }: Element): readonly string[] => (Array.isArray(className) ? className.map(String) : [])

/** Splitting by a pattern in brackets gives what is between and the pattern itself in turn. */
const splitTypes = ({ role, text }: Piece): readonly Piece[] =>
  role === 'tk-comment'
    ? [{ role, text }]
    : text
        .split(new RegExp(`(${shaderTypes.source})`))
        .map((part, index) => ({ role: index % 2 === 1 ? typeClass : role, text: part }))
        .filter((part) => part.text !== '')

const linesOf = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const lines: Piece[][] = [[]]
  for (const { role, text } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ role, text: part })
    }
  }
  return lines
}

/** Neighbours of one role become one span. White space has no role of its own and goes with what is before it. */
const spans = (line: readonly Piece[]): string => {
  const runs: { role: string | undefined; text: string }[] = []
  for (const { role, text } of line) {
    const last = runs.at(-1)
    if (last && (last.role === role || text.trim() === '')) last.text += text
    else runs.push({ role, text })
  }
  return runs.map(({ role, text }) => (role ? `<span class="${role}">${escape(text)}</span>` : escape(text))).join('')
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
