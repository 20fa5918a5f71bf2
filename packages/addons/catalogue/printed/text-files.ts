/**
 * The library as plain text: every file of src as a GLSL or WGSL file, for people who do not use the engine. A file includes its
 * dependencies by path, so that a shared function or struct is in one place.
 *
 * All functions are printed in one text first. So names are unique, and a shared callee is the same in every file.
 */
import { toGLSL } from 'kirari/glsl'
import { overload, signaturesOf } from 'kirari/node'
import type { AnyFn } from 'kirari/node'
import { toWGSL } from 'kirari/wgsl'
import type { FunctionRecord } from '../record.ts'
import { declarationsIn, renamed, type Declaration } from './declaration.ts'

export type TextLanguage = 'glsl' | 'wgsl'

/** A module of src: its path without the extension, from the folder of all functions, and its exports. */
export interface SourceModule {
  readonly path: string
  readonly exports: Readonly<Record<string, unknown>>
}

export interface TextFile {
  /** From the folder of the language: `sdf/rectSDF.glsl`. */
  readonly path: string
  readonly text: string
  readonly functions: readonly string[]
  readonly structs: readonly string[]
  readonly constants: readonly string[]
  /** Paths of the files that it includes directly. */
  readonly includes: readonly string[]
  /** The function's page, category and name, if it has one. */
  readonly page?: string
}

/** The index of a language: see README.md. */
export interface TextIndex {
  readonly version: string
  readonly language: TextLanguage
  readonly files: Readonly<Record<string, Omit<TextFile, 'path' | 'text'>>>
}

/** The folder of declarations that no file of src exports and several need: polyfills of a language. */
const supportFolder = 'support'

export const textFiles = (
  language: TextLanguage,
  records: readonly FunctionRecord[],
  modules: readonly SourceModule[],
  version: string,
): readonly TextFile[] => {
  const everything = overload(...records.map(({ call }) => call))
  const printed = declarationsIn(language === 'glsl' ? toGLSL(everything) : toWGSL(everything))
  refuseRenamed(language, everything, printed)
  const declarations = withNamedConstants(printed)
  const homes = homesOf(declarations, records, modules)
  const files = new Map<string, Declaration[]>()
  for (const declaration of declarations) {
    const path = homes.get(declaration.name) ?? ''
    files.set(path, [...(files.get(path) ?? []), declaration])
  }
  const includes = new Map(
    [...files].map(([path, inside]) => {
      const needed = new Set(inside.flatMap(({ uses }) => uses.map((name) => homes.get(name) ?? '')))
      needed.delete(path)
      return [path, [...needed].toSorted()] as const
    }),
  )
  refuseCircles(includes)
  const pages = new Map(records.map((record) => [`${record.category}/${record.slug}`, record]))
  return [...files]
    .map(([path, inside]): TextFile => {
      const record = pages.get(path)
      const needed = includes.get(path) ?? []
      const named = (kind: Declaration['kind']): readonly string[] => inside.filter((declaration) => declaration.kind === kind).map(({ name }) => name)
      return {
        path: `${path}.${language}`,
        text: textOf(language, path, record, inside, needed, version),
        functions: named('function'),
        structs: named('struct'),
        constants: named('constant'),
        includes: needed.map((other) => `${other}.${language}`),
        ...(record && { page: path }),
      }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export const textIndex = (language: TextLanguage, files: readonly TextFile[], version: string): TextIndex => ({
  version,
  language,
  files: Object.fromEntries(files.map(({ path, text: _, ...rest }) => [path, rest])),
})

/** Throws for a signature that had to be renamed: nobody would find it. */
const refuseRenamed = (language: TextLanguage, everything: AnyFn, declarations: readonly Declaration[]): void => {
  const printed = new Set(declarations.map(({ name }) => name))
  const names = signaturesOf(everything).map(({ name }) => name)
  const lost = names.filter((name, i) => !printed.has(name) || names.indexOf(name) !== i)
  if (lost.length > 0) throw new Error(`${lost.join(', ')} cannot keep its name in ${language}: another function or the language itself has it. Rename it.`)
}

/** Constants are printed as `table`, which another shader may have, too: they get the prefix of the function that first uses them. */
const withNamedConstants = (declarations: readonly Declaration[]): readonly Declaration[] => {
  const names = new Map<string, string>()
  for (const { kind, name } of declarations) {
    if (kind !== 'constant') continue
    const user = declarations.find(({ uses, kind: other }) => other === 'function' && uses.includes(name))?.name ?? 'unused'
    const wanted = `${user}_${name.replace(/\d+$/, '')}`
    const same = [...names.values()].filter((other) => other === wanted || other.startsWith(`${wanted}_`)).length
    names.set(name, same === 0 ? wanted : `${wanted}_${same + 1}`)
  }
  return names.size === 0 ? declarations : declarations.map((declaration) => renamed(declaration, names))
}

/** The file of each declaration: that of its page, that of the module which exports it, that of its only user, or a file of its own. */
const homesOf = (declarations: readonly Declaration[], records: readonly FunctionRecord[], modules: readonly SourceModule[]): ReadonlyMap<string, string> => {
  const homes = new Map([
    ...modules.flatMap(({ path, exports }) => Object.values(exports).flatMap((value) => namesOf(value).map((name) => [name, path] as const))),
    // No module exports a function that was made from a user's function.
    ...records.flatMap(({ call, category, slug }) => signaturesOf(call).map(({ name }) => [name, `${category}/${slug}`] as const)),
  ])
  // Callers come after their callees: from last to first, the users of each are known.
  for (const { name } of declarations.toReversed()) {
    if (homes.has(name)) continue
    const users = new Set(declarations.filter(({ uses }) => uses.includes(name)).map((user) => homes.get(user.name) ?? ''))
    const [only = ''] = users
    homes.set(name, users.size === 1 ? only : `${supportFolder}/${name}`)
  }
  return homes
}

/** The printed names of an export; none for anything but a function or struct of a shader. */
const namesOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'function') return []
  // A struct's constructor carries its type.
  if ('type' in value) return typeof value.type === 'object' && value.type !== null && 'name' in value.type ? [String(value.type.name)] : []
  try {
    // `signaturesOf` refuses functions of another kind.
    return signaturesOf(value as AnyFn).map(({ name }) => name)
  } catch {
    return []
  }
}

const refuseCircles = (includes: ReadonlyMap<string, readonly string[]>): void => {
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path))
      throw new Error(`Files include one another in a circle: ${[...way, path].join(' → ')}. Move what they share into a file of its own.`)
    if (done.has(path)) return
    for (const next of includes.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of includes.keys()) visit(path, [])
}

/** The relative path from one file to another, which begins with a dot. */
const wayTo = (from: string, to: string): string => {
  const [folders, target] = [from.split('/').slice(0, -1), to.split('/')]
  const shared = folders.findIndex((folder, i) => folder !== target[i])
  const common = shared < 0 ? Math.min(folders.length, target.length - 1) : shared
  return `${'../'.repeat(folders.length - common) || './'}${target.slice(common).join('/')}`
}

const textOf = (
  language: TextLanguage,
  path: string,
  record: FunctionRecord | undefined,
  inside: readonly Declaration[],
  needed: readonly string[],
  version: string,
): string => {
  const includes = needed.map((other) => `#include "${wayTo(path, other)}.${language}"`)
  const own = record ? signaturesOf(record.call).map(({ name }) => name) : []
  const examples = inside.flatMap(({ kind, name }) => (kind === 'function' && !own.includes(name) ? [name] : []))
  const head = [
    `// ${record ? `${record.importName}: ${record.summary.en}` : 'Shared by other files.'}`,
    `// ${path}.${language} of @kirari/addons ${version}. MIT licence, ${record?.provenance.author ?? 'Kirari contributors'}.`,
    // Neither language has functions as arguments.
    ...(record?.made ? [`// It asks a function of yours, in whose place there is an example here: ${examples.join(', ')}.`] : []),
  ]
  const body = inside.map(({ text }) => text).join('\n\n')
  if (language === 'wgsl') return [...head, ...includes, '', body, ''].join('\n')
  // Many resolvers insert a file wherever it is included; the second time it must be empty. Half precision would give other hashes.
  const guard = `KIRARI_${path.replaceAll(/[^A-Za-z\d]/g, '_').toUpperCase()}`
  return [...head, `#ifndef ${guard}`, `#define ${guard}`, ...includes, 'precision highp float;', 'precision highp int;', '', body, '', '#endif', ''].join('\n')
}
