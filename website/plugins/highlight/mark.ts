/** What a page says about a block beside its code: the words after the fence's language, and comments that mark lines. */

export type BlockMeta = {
  readonly title: string | undefined
  readonly hasLineNumbers: boolean
  /** Whether the reader may edit and run it. */
  readonly isLive: boolean
  /** The scene of a block that the reader may edit in place: see scripts/scenes.ts. */
  readonly edit: string | undefined
  /** Marked lines, counted from 1. */
  readonly marked: ReadonlySet<number>
}

/** Reads `title="app.ts" {1,3-5} showLineNumbers live`. */
export const readMeta = (meta: string): BlockMeta => ({
  title: /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta)?.slice(1).find(Boolean),
  hasLineNumbers: /\bshowLineNumbers\b/.test(meta),
  edit: editOf(meta),
  isLive: /(?:^|\s)live(?:\s|$)/.test(meta),
  marked: new Set(/\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',').flatMap(range)),
})

const editOf = (meta: string): string | undefined => {
  const [, kind, name] = /\b(scene|exercise)=([\w-]+)/.exec(meta) ?? []
  return kind === 'exercise' ? `${name}-start` : name
}

const range = (part: string): readonly number[] => {
  const [first = 0, last = first] = part.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const comment = /^\s*(?:\/\/|#|\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/

/** Takes the comments `highlight-next-line`, `highlight-start` and `highlight-end` out of the code and gives the lines they mark. */
export const takeMarkers = (code: string): { readonly code: string; readonly marked: ReadonlySet<number> } => {
  const kept: string[] = []
  const marked = new Set<number>()
  let isInside = false
  let isNext = false
  for (const line of code.split('\n')) {
    const marker = comment.exec(line)?.[1]
    if (marker === 'next-line') isNext = true
    else if (marker) isInside = marker === 'start'
    else {
      kept.push(line)
      if (isInside || isNext) marked.add(kept.length)
      isNext = false
    }
  }
  return { code: kept.join('\n'), marked }
}
