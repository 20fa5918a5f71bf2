/** Code in colours, made once: what both languages show, and what the last build showed, is not coloured again. */
import { highlighting, type Language } from './highlight.ts'
import { madeOnce } from './made-once.ts'

/** What `highlight` gives. */
export const coloured = (source: string, language: Language, marked: ReadonlySet<number> = new Set()): Promise<string> =>
  madeOnce(['code', language, source, [...marked].join(' ')], async () => {
    const highlight = await highlighting()
    return () => highlight(source, language, marked)
  })
