/**
 * Writes the types of the names in all TypeScript blocks of the finished pages, a file a block, beside the pages of each language.
 * What the compiler has said of a page is kept below .cache, until its blocks or the packages change.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { version } from 'typescript'
import { codeTypesFile, codeTypesFolder, type CodeTypes } from '../../src/code-types/code-types.ts'
import { writeIfChanged } from '../write.ts'
import { codeBlocksOf, type CodeBlock } from './blocks.ts'
import { namesOf, type NameText } from './compile.ts'
import { pageFiles, type BlockFile } from './files.ts'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, '.cache/code-types')

export interface FinishedPage {
  /** The folder of its language, below that of the site. */
  readonly language: string
  readonly html: string
}

/** The paths of the written files. */
export const writeCodeTypes = async (folder: string, pages: readonly FinishedPage[]): Promise<readonly string[]> => {
  const withCode = pages.map(({ language, html }) => ({ language, blocks: codeBlocksOf(html) })).filter(({ blocks }) => blocks.length > 0)
  const keys = await keysOf(withCode.map(({ blocks }) => blocks))
  const types = await typesOf(new Map(withCode.map(({ blocks }, i) => [keys[i] ?? '', blocks])))
  const files = new Map<string, string>()
  for (const [i, { language, blocks }] of withCode.entries()) {
    const ofPage = types.get(keys[i] ?? '') ?? []
    for (const [at, { code }] of blocks.entries()) files.set(join(folder, language, codeTypesFolder, codeTypesFile(code)), JSON.stringify(ofPage[at]))
  }
  for (const language of new Set(withCode.map((page) => page.language))) await mkdir(join(folder, language, codeTypesFolder), { recursive: true })
  await Promise.all([...files].map(([file, text]) => writeFile(file, text)))
  return [...files.keys()]
}

/** The types of each block of these pages: those that are kept, and those of the other pages, all in one run of the compiler. */
const typesOf = async (pages: ReadonlyMap<string, readonly CodeBlock[]>): Promise<ReadonlyMap<string, readonly CodeTypes[]>> => {
  const kept = new Map(await Promise.all([...pages.keys()].map(async (key) => [key, await readKept(key)] as const)))
  const others = [...pages].filter(([key]) => kept.get(key) === undefined)
  const sources = others.length > 0 ? await filesBelow(['packages/addons/src', 'website/src/demos', 'website/src/home-samples'], /\.tsx?$/) : new Map()
  const made = others.map(([key, blocks]) => ({ key, ...pageFiles(blocks, join(cache, 'page', key), sources) }))
  await Promise.all(made.flatMap(({ written }) => written.map(({ path, text }) => writeIfChanged(path, text))))
  const blocks = made.flatMap((page) => page.blocks)
  const names =
    blocks.length > 0
      ? namesOf(
          cache,
          blocks.map(({ path }) => path),
        )
      : []
  let next = 0
  const fresh = made.map(({ key, blocks: own }) => [key, own.map((file) => codeTypes(names[next++] ?? [], file))] as const)
  await Promise.all(fresh.map(([key, types]) => writeIfChanged(keptFile(key), JSON.stringify(types))))
  return new Map([...kept, ...fresh].flatMap(([key, types]) => (types ? [[key, types] as const] : [])))
}

/** The names of the block, among those of the file that it is part of. */
const codeTypes = (names: readonly NameText[], { offset, length }: BlockFile): CodeTypes => {
  const own = names.filter(({ start }) => start >= offset && start < offset + length)
  const texts = [...new Set(own.map(({ text }) => text))]
  return { texts, names: own.map(({ start, text }) => [start - offset, texts.indexOf(text)]) }
}

const keptFile = (key: string): string => join(cache, 'kept', `${key}.json`)
const readKept = async (key: string): Promise<readonly CodeTypes[] | undefined> => {
  const text = await readFile(keptFile(key), 'utf8').catch(() => undefined)
  // Nothing else writes there.
  return text === undefined ? undefined : (JSON.parse(text) as readonly CodeTypes[])
}

/** What the types of a page depend on: its blocks, the packages, the compiler, and how it is asked. */
const keysOf = async (pages: readonly (readonly CodeBlock[])[]): Promise<readonly string[]> => {
  const declarations = await filesBelow(['packages/kirari/dist', 'packages/addons/dist'], /\.d\.ts$/)
  const asked = await filesBelow(['website/scripts/code-types'], /\.ts$/)
  const shared = digest([version, ...declarations.values(), ...asked.values()])
  return pages.map((blocks) => digest([shared, ...blocks.flatMap(({ code, language, title }) => [language, title, code])]))
}

const digest = (texts: readonly string[]): string => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 20)

/** Texts by path. */
const filesBelow = async (folders: readonly string[], name: RegExp): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && name.test(entry.name))
        .map(({ parentPath, name: file }) => join(parentPath, file)),
    ),
  )
  return new Map(
    await Promise.all(
      found
        .flat()
        .toSorted()
        .map(async (path) => [path, await readFile(path, 'utf8').then((text) => text.trimEnd())] as const),
    ),
  )
}
