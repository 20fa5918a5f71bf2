/**
 * The code blocks of a hand-written page, as its text has them. The live pictures of the guide are made of them (scenes.ts),
 * and internal/snippets checks and runs every one. Must not know: Markdown beyond its fences.
 */

export type Fence = {
  readonly language: string
  /** What follows the language: `title="src/shader.ts" scene=rings`. */
  readonly meta: string
  readonly code: string
  /** Line of the opening fence, from 1. */
  readonly line: number
}

const opening = /^(\s*)(`{3,})([\w-]*)\s*(.*)$/

/** All fenced blocks in order. Throws when one is not closed. */
export const readFences = (text: string, page: string): readonly Fence[] => {
  const fences: Fence[] = []
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const [, indent = '', ticks, language = '', meta = ''] = opening.exec(lines[i] ?? '') ?? []
    if (!ticks) continue
    const close = lines.findIndex((line, j) => j > i && line.trim() === ticks)
    if (close < 0) throw new Error(`${page}:${i + 1}: expected a line of ${ticks} that closes the code block, but the page ends. Close the block.`)
    const body = lines.slice(i + 1, close).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    fences.push({ language, meta: meta.trim(), code: body.join('\n'), line: i + 1 })
    i = close
  }
  return fences
}

/** A word of the meta: `rings` of `scene=rings`, `src/main.ts` of `title="src/main.ts"`. */
export const metaValue = ({ meta }: Fence, key: string): string | undefined =>
  new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|(\\S+))`).exec(meta)?.slice(1).find(Boolean)
