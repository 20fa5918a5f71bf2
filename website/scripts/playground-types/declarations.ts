/**
 * The declaration files that code in the playground is checked against, by the path where the compiler looks for them: TypeScript's own for ES2023 and the page,
 * and those of the packages that a picture may import, with their comments, which the editor shows as documentation.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, typescriptFolder } from './places.ts'

/** Texts by path. */
export type Declarations = Readonly<Record<string, string>>

interface Published {
  readonly name: string
  readonly folder: string
  /** Names in the `exports` of its package.json. */
  readonly entries: readonly string[]
}

const packages: readonly Published[] = [
  {
    name: 'kirari',
    folder: 'packages/kirari',
    entries: ['.', './node', './input', './texture', './geometry', './camera', './js', './glsl', './wgsl', './element'],
  },
  { name: '@kirari/addons', folder: 'packages/addons', entries: ['.'] },
]

/** The declarations name elements, images and GPU objects, so the page's library belongs to them. */
const libraries = ['es2023', 'dom']

export const readDeclarations = async (): Promise<Declarations> => {
  const parts = [...libraries.map((name) => withReferenced(name)), ...packages.map((one) => ofPackage(one))]
  return Object.fromEntries((await Promise.all(parts)).flatMap((files) => [...files]))
}

type Files = ReadonlyMap<string, string>

/** Reads files, and the files that these name, each once. */
const reachable = async (
  first: readonly string[],
  read: (path: string) => Promise<string>,
  named: (path: string, text: string) => readonly string[],
): Promise<Files> => {
  const found = new Map<string, string>()
  let next = [...new Set(first)]
  while (next.length > 0) {
    const texts = await Promise.all(next.map(async (path) => [path, await read(path)] as const))
    for (const [path, text] of texts) found.set(path, text)
    next = [...new Set(texts.flatMap(([path, text]) => named(path, text)))].filter((path) => !found.has(path))
  }
  return found
}

// TypeScript's own

const libraryPath = (name: string): string => `/lib/lib.${name}.d.ts`

const withReferenced = (name: string): Promise<Files> =>
  reachable(
    [libraryPath(name)],
    async (path) => withoutManual(path, await readFile(join(typescriptFolder, path), 'utf8')),
    (_, text) => [...text.matchAll(/^\/\/\/ <reference lib="([^"]+)" \/>/gm)].map(([, other = '']) => libraryPath(other)),
  )

/** Two thirds of the page's library are its manual. Pictures hardly use it, and every reader would load and parse it. The notice of its licence remains. */
const withoutManual = (path: string, text: string): string => (path === libraryPath('dom') ? text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '') : text)

// Ours

const ofPackage = async ({ name, folder, entries }: Published): Promise<Files> => {
  const home = `/node_modules/${name}`
  // Our own file, which npm reads by the same names.
  const { exports } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly types: string }>>
  }
  const types = entries.map((entry) => {
    const file = exports[entry]?.types
    if (file === undefined) throw new Error(`${folder}/package.json exports no types as ${entry}, which the playground lets pictures import.`)
    return [entry, { types: file }] as const
  })
  const files = await reachable(
    types.map(([, file]) => join(home, file.types)),
    async (path) => withoutSourceMap(await readFile(join(root, folder, path.slice(home.length)), 'utf8')),
    relativeImports,
  )
  // No more than what resolution reads. So an entry that pictures may not import is not found either.
  const manifest = JSON.stringify({ name, type: 'module', exports: Object.fromEntries(types) })
  return new Map([[`${home}/package.json`, manifest], ...files])
}

const withoutSourceMap = (text: string): string => text.replace(/\n?\/\/# sourceMappingURL=\S*\s*$/, '\n')

/** Declarations import the source of their neighbours, beside which the declarations lie. */
const relativeImports = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*(["'])(\.[^"']*)\1/g)].map(([, , name = '']) => {
    if (!name.endsWith('.ts')) throw new Error(`${path} imports ${name}; declarations of our packages name files that end in .ts.`)
    return join(dirname(path), name.replace(/(?:\.d)?\.ts$/, '.d.ts'))
  })
