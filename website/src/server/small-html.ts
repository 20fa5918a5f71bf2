/**
 * HTML as React and our scripts write it, without what a browser reads in without being told: quotes round plain values, slashes of elements that hold
 * nothing, ends of list items, cells and paragraphs. Both write no other white space than what is shown. A minifier that parses each page took a tenth
 * of a build for the same.
 */
export const smallHtml = (html: string): string => html.replaceAll(/<script[^]*?<\/script>|<[a-z][^<>]*>/g, smallTag).replaceAll(impliedEnd, '')

/** The attributes of an element alone. */
export const smallAttributes = (attributes: string): string => smallTag(`<html ${attributes}>`).slice('<html '.length, -1)

/** What stands in a script is no HTML. */
const smallTag = (tag: string): string =>
  tag.startsWith('<script') ? tag.replace(/^[^>]*>/, withoutQuotes) : withoutQuotes(tag.replace(/^(<(?:br|hr|img|input|link|meta|wbr)\b.*)\/>$/s, '$1>'))

/** A value before a slash keeps its quotes, or the slash would be its own. */
const withoutQuotes = (tag: string): string => tag.replaceAll(/="([^\s"'=<>`]+)"(?=[\s>])/g, '=$1')

const impliedEnd =
  /<\/li>(?=<li[\s>]|<\/[uo]l>)|<\/t[dh]>(?=<t[dh][\s>]|<\/tr>)|<\/tr>(?=<tr[\s>]|<\/t(?:head|body)>)|<\/d[td]>(?=<d[td][\s>]|<\/dl>)|<\/p>(?=<(?:p|[uod]l|h[1-6]|div|figure|table|details|section|header)[\s>])/g
