/** Code and formulas of a function's page, as finished HTML: the same elements as components/code and theme/MDXComponents make of them elsewhere. */
import { highlight, type Language as CodeLanguage } from '../../plugins/highlight/highlight.ts'
import { setFormula } from '../../plugins/highlight/set-formula.ts'
import { languageName } from '../../src/components/code/language-name.ts'
import { escapeAttribute, escapeText } from './html.ts'
import type { Language } from './language.ts'
import { languageBase } from './language-base.ts'
import { words } from './wording.ts'

/** HTML in each language of the site. */
export type Figure = (language: Language) => string

/** A block of code with its name and a button that copies it; `open` is a link beside the button. */
export const codeFigure = (code: CodeLanguage, source: string, title?: string, open?: Figure): Figure => {
  const html = highlight(source.trimEnd(), code)
  const name = title === undefined ? `<span>${languageName[code]}</span>` : `<span class="code-title">${escapeText(title)}</span>`
  return (language) =>
    `<figure class="code" data-language="${code}"><figcaption class="code-bar">${name}${open?.(language) ?? ''}<button type="button" class="code-copy"><span aria-live="polite">${words.copy[language]}</span></button></figcaption><pre tabindex="0"><code translate="no">${html}</code></pre></figure>`
}

/** The link to the playground that opens the example of a function there. */
export const playgroundLink =
  (path: string): Figure =>
  (language) =>
    `<a class="playground-link" href="${languageBase(language)}docs/playground?example=${path}">${words.playground[language]}</a>`

/** The same for those who read text: code and formulas as they were written. */
export const plainFigure = (code: CodeLanguage, source: string, title?: string): Figure => {
  const html = `<pre><code class="language-${code}"${title === undefined ? '' : ` data-title="${escapeAttribute(title)}"`}>${escapeText(source.trimEnd())}</code></pre>`
  return () => html
}
export const plainFormula = (tex: string): string => `<pre><code class="language-math">${escapeText(tex.trim())}</code></pre>`

/** `place` is said where the formula cannot be set. */
export const displayFormula = (tex: string, place: string): string => `<div class="math math-display" tabindex="0">${setFormula(tex, true, place)}</div>`

/**
 * One function in several languages, one shown at a time. The choice is a group of radio buttons and the rest is CSS, so it works without a
 * script; with one, the reader's language is remembered for the next page (components/function-page/function-page.tsx).
 */
export const sourceTabs = (legend: string, panels: readonly (readonly [name: string, html: string])[]): string => {
  const tab = ([name]: readonly [string, string], index: number): string =>
    `<label><input type="radio" name="source" value="${escapeAttribute(name)}"${index === 0 ? ' checked=""' : ''}><span translate="no">${escapeText(name)}</span></label>`
  const panel = ([name, html]: readonly [string, string]): string => `<div class="source-panel" data-source="${escapeAttribute(name)}">${html}</div>`
  return `<div class="source-tabs"><fieldset class="source-names"><legend>${escapeText(legend)}</legend>${panels.map(tab).join('')}</fieldset>${panels.map(panel).join('')}</div>`
}
