/**
 * Code in, HTML out: lines and spans whose classes are roles. Runs while the site is built, so no page carries a highlighter.
 * Used for fenced blocks (rehype-code.ts) and for code that is not in a page's text (scripts/generate.ts).
 */
import { createHighlighter, type Highlighter, type ThemedToken } from 'shiki'
import { takeMarkers } from './mark.ts'
import { classOfColour, roleTheme, shaderTypes, typeClass } from './role.ts'

/** The languages of the site, by the names a page may use. Each has a name for readers in src/components/code/language-name.ts. */
export const languages = ['ts', 'tsx', 'js', 'jsx', 'glsl', 'wgsl', 'bash', 'json', 'html', 'css', 'text'] as const

export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

/** Made once and kept: making it costs a hundred times as much as using it. */
let highlighter: Promise<Highlighter> | undefined

const theHighlighter = (): Promise<Highlighter> => {
  highlighter ??= createHighlighter({ themes: [roleTheme], langs: languages.filter((name) => name !== 'text') })
  return highlighter
}

type Highlight = (source: string, language: Language, marked?: ReadonlySet<number>) => string

/** The inner HTML of a `<code>` element. Comments that mark lines are taken out; `marked` adds to what they mark. */
export const highlight = async (source: string, language: Language, marked?: ReadonlySet<number>): Promise<string> =>
  (await highlighting())(source, language, marked)

/** The same for whoever may not wait: made ready first. */
export const highlighting = async (): Promise<Highlight> => {
  const { codeToTokensBase } = await theHighlighter()
  return (source, language, marked) => htmlOf(source, language, codeToTokensBase, marked)
}

const htmlOf = (source: string, language: Language, codeToTokensBase: Highlighter['codeToTokensBase'], marked: ReadonlySet<number> = new Set()): string => {
  const { code, marked: fromComments } = takeMarkers(source.replace(/\n+$/, ''))
  // Unlimited: by default a line that takes long is left without colours, so that a busy machine would build other pages than an idle one.
  return codeToTokensBase(code, { lang: language, theme: roleTheme, tokenizeTimeLimit: 0 })
    .map((line, index) => {
      const isMarked = marked.has(index + 1) || fromComments.has(index + 1)
      return `<span class="line${isMarked ? ' line-marked' : ''}">${spans(line, language === 'glsl' || language === 'wgsl')}\n</span>`
    })
    .join('')
}

/** Neighbours of one role become one span. White space has no role of its own and goes with what is before it. */
const spans = (tokens: readonly ThemedToken[], isShader: boolean): string => {
  const runs: { role: string | undefined; text: string }[] = []
  for (const { content, color } of tokens) {
    const role = classOfColour.get((color ?? '').toUpperCase())
    for (const { text, isType } of isShader && role !== 'tk-comment' ? splitTypes(content) : [{ text: content, isType: false }]) {
      const own = isType ? typeClass : role
      const last = runs.at(-1)
      if (last && (last.role === own || text.trim() === '')) last.text += text
      else runs.push({ role: own, text })
    }
  }
  return runs.map(({ role, text }) => (role ? `<span class="${role}">${escape(text)}</span>` : escape(text))).join('')
}

/** Splitting by a pattern in brackets gives what is between and the pattern itself in turn. */
const splitTypes = (content: string): readonly { readonly text: string; readonly isType: boolean }[] =>
  content
    .split(new RegExp(`(${shaderTypes.source})`))
    .map((text, index) => ({ text, isType: index % 2 === 1 }))
    .filter(({ text }) => text !== '')

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
