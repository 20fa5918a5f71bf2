/** Text as HTML with the found words marked, whole or cut down to the part around the first of them. */

/** The marks of the DocSearch interface. */
const before = '<mark>'
const after = '</mark>'

export const marked = (text: string, terms: readonly string[]): string => {
  const pattern = patternOf(terms)
  if (!pattern) return escape(text)
  let html = ''
  let end = 0
  for (const { 0: word, index } of text.matchAll(pattern)) {
    html += `${escape(text.slice(end, index))}${before}${escape(word)}${after}`
    end = index + word.length
  }
  return html + escape(text.slice(end))
}

/** About so many words around the first found one. Japanese words are taken to be three characters long, others six. */
export const snippet = (text: string, terms: readonly string[], wordCount: number): string => {
  const first = patternOf(terms)?.exec(text)?.index ?? 0
  const length = wordCount * (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? 6 : 12)
  const from = first < length / 2 ? 0 : wordStart(text, first - Math.floor(length / 3))
  const to = wordEnd(text, from + length)
  return `${from > 0 ? '…' : ''}${marked(text.slice(from, to).trim(), terms)}${to < text.length ? '…' : ''}`
}

const patternOf = (terms: readonly string[]): RegExp | undefined => {
  if (terms.length === 0) return undefined
  const alternatives = terms.toSorted((a, b) => b.length - a.length).map((term) => (/^[a-z\d]{1,2}$/.test(term) ? `\\b${quote(term)}\\b` : quote(term)))
  return new RegExp(alternatives.join('|'), 'giu')
}

const quote = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const wordStart = (text: string, at: number): number => {
  const space = text.indexOf(' ', at)
  return space >= 0 && space < at + 12 ? space + 1 : at
}

const wordEnd = (text: string, at: number): number => {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space > at - 12 ? space : at
}

export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
