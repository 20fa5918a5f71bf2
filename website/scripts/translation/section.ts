/**
 * What a translator reads in a page, section by section: its words, without code blocks and imports, which are the same in both
 * languages. Must not know: what is done with it.
 */

export type Section = {
  /** The heading as it stands; empty before the first one. */
  readonly heading: string
  /** 0 before the first heading. */
  readonly level: number
  /** The id that the heading names for itself. */
  readonly id: string | undefined
  readonly text: string
  /** From 1. */
  readonly line: number
}

const fence = /^\s*(`{3,})/
const headingLine = /^(#{1,6})\s+(.*?)(?:\s+\{#([\w-]+)\})?\s*$/

/** The sections of a page in order, beginning with what stands before the first heading: front matter and opening words. */
export const readSections = (page: string): readonly Section[] => {
  const sections: { heading: string; level: number; id: string | undefined; line: number; lines: string[] }[] = [
    { heading: '', level: 0, id: undefined, line: 1, lines: [] },
  ]
  let closing: string | undefined
  for (const [index, line] of page.split('\n').entries()) {
    const [, ticks] = fence.exec(line) ?? []
    if (closing !== undefined) {
      if (line.trim() === closing) closing = undefined
      continue
    }
    if (ticks !== undefined) {
      closing = ticks
      continue
    }
    const [, marks = '', heading, id] = headingLine.exec(line) ?? []
    if (heading !== undefined) sections.push({ heading, level: marks.length, id, line: index + 1, lines: [heading] })
    else if (!/^import\s.*\sfrom\s/.test(line)) sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }))
}
