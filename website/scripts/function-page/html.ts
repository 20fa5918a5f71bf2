/** Pieces of HTML as text. What is plain text goes through `escapeText` once; everything else is HTML already. Must not know: what the text is about. */

export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** The beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Code within a line. */
export const inlineCode = (text: string): string => `<code translate="no">${escapeText(text)}</code>`

/** The path of a file, which may break after each folder. */
export const pathCode = (path: string): string => `<code translate="no">${escapeText(path).replaceAll('/', '/<wbr>')}</code>`

export const paragraph = (html: string): string => `<p>${html}</p>`

export const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A heading with an address of its own, the same in every language, as those of other pages. */
export const heading = (text: string, id: string, linkTitle: string): string => {
  const title = escapeAttribute(linkTitle)
  return `<h2 class="anchor" id="${id}">${escapeText(text)}<a href="#${id}" class="hash-link" aria-label="${title}" title="${title}">\u200B</a></h2>`
}

/** A link to a page or file of this site, by its address without the folder that the site may lie in; or to another site, which opens beside. */
export const link = (html: string, address: string): string =>
  address.startsWith('/') || address.startsWith('#')
    ? `<a href="${escapeAttribute(address)}">${html}</a>`
    : `<a href="${escapeAttribute(address)}" target="_blank" rel="noopener noreferrer">${html}</a>`

/** A table that lays its rows out anew where there is no room for columns. A wide one scrolls by itself, so the keyboard must be able to reach it. */
export const table = (kind: string, head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (tag: 'th' | 'td', texts: readonly string[]): string => texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  return `<div class="data-table data-table-${kind}"><div class="table-scroll" tabindex="0"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table></div></div>`
}

/** Terms and what is said of each: pairs of HTML. */
export const facts = (items: readonly (readonly [term: string, description: string])[]): string =>
  `<dl class="facts">${items.map(([term, description]) => `<dt>${term}</dt><dd>${description}</dd>`).join('')}</dl>`
