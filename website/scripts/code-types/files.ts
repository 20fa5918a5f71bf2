/**
 * The blocks of a page as files that the compiler reads, as a reader has them: a block can use the names of the blocks before it, and import the
 * files that the page has named. Must not know: the compiler.
 */
import { join } from 'node:path'
import type { CodeBlock } from './blocks.ts'

export interface BlockFile extends File {
  /** Where the code of the block begins in the text, and its length. */
  readonly offset: number
  readonly length: number
}

interface File {
  readonly path: string
  readonly text: string
}

export interface PageFiles {
  /** One for each block, in their order. */
  readonly blocks: readonly BlockFile[]
  /** All that have to be written. */
  readonly written: readonly File[]
}

const solidPragma = '/** @jsxImportSource solid-js */ '

/** Below `folder`. `sources` are the texts of files of this repository, by path: a block that shows one is looked up there, among what it imports. */
export const pageFiles = (blocks: readonly CodeBlock[], folder: string, sources: ReadonlyMap<string, string>): PageFiles => {
  /** Names that blocks have declared or imported so far, with the file of the latest. */
  const known = new Map<string, string>()
  const titled = new Map<string, string>()
  const written: File[] = []
  const files = blocks.map(({ code, language, title }, index): BlockFile => {
    const shown = code.trimEnd()
    const [source, all = ''] = [...sources].find(([, whole]) => whole.endsWith(shown)) ?? []
    if (source !== undefined) return { path: source, text: all, offset: all.length - shown.length, length: shown.length }
    const name = /^[\w./-]+\.tsx?$/.test(title) ? title : `block.${language}`
    const place = join(folder, String(index))
    for (const [other, text] of titled) if (other !== name) written.push({ path: join(place, other), text })
    const pragma = /from '(?:solid-js|kirari\/solid)/.test(code) ? solidPragma : ''
    const declared = namesIn(code)
    const missing = [...known].filter(([one]) => !declared.all.has(one))
    const path = join(place, name)
    // After the code: places within it stay as they are, and imports hold for the whole file wherever they stand.
    const text = [
      pragma + code,
      ...missing.map(([one, from]) => `import { ${one} } from '${from}'`),
      `export { ${[...declared.all].filter((one) => !declared.exported.has(one)).join(', ')} }`,
      '',
    ].join('\n')
    for (const one of declared.all) known.set(one, path.replace(/\.tsx?$/, ''))
    if (name === title) titled.set(title, pragma + code)
    const file = { path, text, offset: pragma.length, length: code.length }
    written.push(file)
    return file
  })
  return { blocks: files, written }
}

interface Declared {
  readonly all: ReadonlySet<string>
  readonly exported: ReadonlySet<string>
}

/** The names of values that a block has at its top level. */
const namesIn = (code: string): Declared => {
  const exported = new Set([...code.matchAll(/^export (?:const|let|function|class) (\w+)/gm)].map(([, name = '']) => name))
  const own = [...code.matchAll(/^(?:const|let|function|class) (\w+)/gm)].map(([, name = '']) => name)
  const destructured = [...code.matchAll(/^(?:const|let) [{[]([^=]*?)[}\]] =/gm), ...code.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
    listed(list),
  )
  return { all: new Set([...exported, ...own, ...destructured]), exported }
}

/** `a, b: c, d as e` has the names a, c and e. */
const listed = (list: string): readonly string[] => list.split(',').flatMap((item) => /(\w+)\s*(?:=.*)?$/.exec(item.trim())?.[1] ?? [])
