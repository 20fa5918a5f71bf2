/**
 * Marks in Japanese titles and headings where a line may be broken, with `<wbr>`, which is in no copy, search or table of contents. Browsers
 * that know `word-break: auto-phrase` find phrases by themselves; the others have the marks (src/css/text.css).
 */
import type { Element, ElementContent, Root, Text } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { phrasesOf } from './phrases.ts'

export const rehypePhrases = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (!/^h[1-4]$/.test(node.tagName)) return undefined
    const texts: Text[] = []
    visit(node, 'text', (text) => void texts.push(text))
    const ends = new Set<number>()
    let end = 0
    for (const phrase of phrasesOf(texts.map(({ value }) => value).join(''))) ends.add((end += phrase.length))
    // Nothing begins after the last one.
    ends.delete(end)
    if (ends.size > 0) mark(node, ends, 0)
    return SKIP
  })
}

/** Puts the marks into an element whose text begins at `start`; gives where it ends. */
const mark = (element: Element, ends: ReadonlySet<number>, start: number): number => {
  let place = start
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') {
      place = mark(child, ends, place)
      return [child]
    }
    if (child.type !== 'text') return [child]
    const { value } = child
    const first = place
    place += value.length
    const cuts = [...ends].filter((end) => end > first && end <= place).map((end) => end - first)
    const parts = [0, ...cuts].map((from, i) => value.slice(from, cuts[i]))
    return parts.flatMap((part, i): ElementContent[] => [
      ...(i > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      ...(part ? [{ type: 'text' as const, value: part }] : []),
    ])
  })
  return place
}
