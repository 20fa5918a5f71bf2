/** The files that the compiler sees: one that the user writes, and declarations that never change. All of them are in memory. */
import * as ts from 'typescript-in-page'

/** Texts of declaration files by path, as scripts/playground-types/declarations.ts lays them out. */
export type Libraries = Readonly<Record<string, string>>

export const userFile = '/picture.ts'
/** The libraries of the browser: elements, images, the GPU. */
export const pageLibrary = '/lib/lib.dom.d.ts'

export interface Host extends ts.LanguageServiceHost {
  readonly code: () => string
  readonly update: (code: string) => void
}

/** Brings in every module that a picture can import, so that their names can be offered before the picture imports them. */
const entriesFile = '/entries.d.ts'

/** The compiler options that the guide recommends, with the methods of arrays that browsers have had since 2023. */
const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Makes every file a module. In a script, its names would collide with those of the DOM.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  noUnusedLocals: false,
  skipLibCheck: true,
  noEmit: true,
}

export const createHost = (libraries: Libraries): Host => {
  const files = new Map([
    ...Object.entries(libraries),
    [
      entriesFile,
      entriesOf(libraries)
        .map((name) => `import '${name}'\n`)
        .join(''),
    ],
  ])
  const snapshots = new Map<string, ts.IScriptSnapshot>()
  const folders = foldersOf([...files.keys(), userFile])
  let code = ''
  let version = 0

  const readFile = (path: string): string | undefined => (path === userFile ? code : files.get(path))

  const snapshotOf = (path: string): ts.IScriptSnapshot | undefined => {
    const known = snapshots.get(path)
    if (known) return known
    const text = readFile(path)
    if (text === undefined) return undefined
    const snapshot = ts.ScriptSnapshot.fromString(text)
    snapshots.set(path, snapshot)
    return snapshot
  }

  return {
    code: () => code,
    update: (next) => {
      code = next
      version++
      snapshots.delete(userFile)
    },
    getCompilationSettings: () => options,
    getScriptFileNames: () => [userFile, entriesFile],
    getScriptVersion: (path) => (path === userFile ? String(version) : ''),
    getScriptSnapshot: snapshotOf,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    useCaseSensitiveFileNames: () => true,
    fileExists: (path) => path === userFile || files.has(path),
    readFile,
    directoryExists: (path) => folders.has(withoutSlash(path)),
    getDirectories: (path) => [...(folders.get(withoutSlash(path)) ?? [])],
  }
}

/** The names by which the packages are imported. */
const entriesOf = (libraries: Libraries): readonly string[] =>
  Object.entries(libraries).flatMap(([path, text]) => {
    if (!path.endsWith('/package.json')) return []
    // The script that lays out the libraries writes both.
    const { name, exports } = JSON.parse(text) as { readonly name: string; readonly exports: Readonly<Record<string, unknown>> }
    return Object.keys(exports).map((entry) => name + entry.slice(1))
  })

/** The names of the folders in each folder. */
const foldersOf = (paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const inside = new Map<string, Set<string>>([['', new Set()]])
  for (const path of paths) {
    const names = path.split('/').slice(1, -1)
    for (const [depth, name] of names.entries()) {
      const parent = ['', ...names.slice(0, depth)].join('/')
      inside.get(parent)?.add(name)
      const own = `${parent}/${name}`
      inside.set(own, inside.get(own) ?? new Set())
    }
  }
  return inside
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')
