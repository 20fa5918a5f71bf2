/**
 * Writes the TypeScript of a page as files that a compiler and a bundler read: each block in its own folder, with the files that
 * the page has named so far (`title="src/shader.ts"`), as a reader would have them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { metaValue, type Fence } from '../../website/scripts/fences.ts'
import { pairs, root, type Page } from './page.ts'

export interface Block {
  readonly page: string
  readonly fence: Fence
  /** `docs/index.mdx:14`, for the name of a test. */
  readonly name: string
  /** The file to compile. */
  readonly file: string
  /** The same after the blocks before it, for a block that continues their code; undefined for a block with a file name. */
  readonly chained: string | undefined
  /** The output that the page shows: the next block, if it is an `output` block. */
  readonly output: string | undefined
  /** The error code that the page shows (`throws=S2001`) for deliberately wrong code. */
  readonly throws: string | undefined
  /** The error message that the page shows: the text before it. */
  readonly message: string | undefined
}

/** Below the parent of node_modules, so that packages resolve as anywhere in the repository. */
export const sandbox = join(root, '.cache/snippets')

/** JSX is React's, unless the page says `solid`: then the first line is a pragma for the compiler. */
const textOf = (fence: Fence): string => (isSolid(fence) ? `${solidPragma} ${fence.code}` : fence.code)
const isSolid = ({ meta }: Fence): boolean => meta.split(' ').includes('solid')
export const solidPragma = '/** @jsxImportSource solid-js */'

const isScript = ({ language }: Fence): boolean => language === 'ts' || language === 'tsx'

/** Writes the blocks of all English pages; the Japanese ones have the same code. */
export const writeBlocks = (): readonly Block[] => {
  rmSync(sandbox, { recursive: true, force: true })
  return pairs.flatMap(({ en }) => blocksOf(en))
}

const blocksOf = ({ path, fences }: Page): readonly Block[] => {
  /** Files that the reader has by now. */
  const files = new Map<string, string>()
  /** Code that a block may continue: that of its own language, since the three are not compiled alike. */
  const kinds = new Map<string, string[]>()
  return fences.flatMap((fence, index): readonly Block[] => {
    const { language, code, line } = fence
    const title = metaValue(fence, 'title')
    if (title) files.set(title, textOf(fence))
    if (!isScript(fence)) return []
    const folder = join(sandbox, path.replaceAll('/', '-'), String(line))
    for (const [name, text] of files) write(join(folder, name), text)
    const file = join(folder, title ?? `block.${language}`)
    write(file, textOf(fence))
    const throws = metaValue(fence, 'throws')
    const kind = `${language} ${isSolid(fence)}`
    const before = kinds.get(kind) ?? []
    kinds.set(kind, before)
    const chained = title || throws || before.length === 0 ? undefined : join(folder, `chained.${language}`)
    if (chained) write(chained, textOf({ ...fence, code: chain([...before, code]) }))
    if (!title && !throws) before.push(code)
    const next = fences[index + 1]
    const previous = fences[index - 1]
    const message = throws && previous?.language === 'text' ? previous.code : undefined
    const output = next && /\boutput\b/.test(next.meta) ? next.code : undefined
    return [{ page: path, fence, name: `${path}:${line}`, file, chained, output, throws, message }]
  })
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

const importLine = /^import\s[^;]*?from\s+'([^']+)'$/gm

/** Nests blocks inside one another, so that a later one sees the names of those before it and may redeclare one. */
const chain = (codes: readonly string[]): string => {
  const imports = new Map<string, Set<string>>()
  const bodies = codes.map((code) => {
    for (const [statement, from = ''] of code.matchAll(importLine)) {
      const names = /\{([^}]*)\}/.exec(statement)?.[1]?.split(',') ?? []
      const known = imports.get(from) ?? new Set()
      for (const name of names) known.add(name.trim())
      imports.set(from, known)
    }
    return code.replaceAll(importLine, '').replaceAll(/^export /gm, '')
  })
  const head = [...imports].map(([from, names]) => `import { ${[...names].filter(Boolean).join(', ')} } from '${from}'`)
  return [...head, 'export {}', ...bodies.map((body) => `{\n${body}`), '}'.repeat(bodies.length)].join('\n')
}
