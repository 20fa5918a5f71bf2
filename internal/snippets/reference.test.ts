/**
 * Every export of the entries of `kirari` is on a page, with every option of its functions and every member of their
 * results, and every format of a target. The names come from the published types; the pages are those that people read, in both languages.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, SignatureKind, SymbolFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/sync'
import { describe, expect, it } from 'vitest'
import { depthFormats, targetFormats } from '../../packages/kirari/src/shader/ir/format.ts'
import { pairs, root } from './page.ts'

/** Names that no page needs to mention, each with the reason. */
const untold: ReadonlyMap<string, string> = new Map([
  ...['bvec2', 'bvec3', 'bvec4', 'hvec3', 'ivec3', 'mat2x4', 'mat3x2', 'mat3x4', 'mat4x2'].map(
    (name) => [name, 'the table of types names its family'] as const,
  ),
  ['variants', 'the signatures behind a function: signaturesOf tells them'],
  ['target: source', 'what draw reads of it'],
  ['overload: of', 'a member of the functions that it takes: generic tells it'],
  ['version', 'of a picture: how the engine knows a new frame'],
  ['isConverted', 'of a picture: what loadImage has done to it already'],
])
/** Types of the platform's objects, which pages name as the platform does. */
const platformShape = /Shape$/

/** Options that depend on a type, for types that have them all, and the members of a texture besides the methods of its kind. */
const samples = `import type { DepthTexture2D, GivenTexture, Texture2D, TextureOptions } from 'kirari/node'
export declare const texture: (options: TextureOptions<Texture2D>, ofDepths: TextureOptions<DepthTexture2D>) => GivenTexture`

interface Export {
  readonly name: string
  /** Options, and members of its result or nested in an option: these are documented on a page of their own. */
  readonly parts: readonly { readonly name: string; readonly isNested: boolean }[]
}

const packageFolder = join(root, 'packages/kirari/')
const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { readonly exports: Readonly<Record<string, string | object>> }
const entries = Object.entries(exports).flatMap(([path, files]) => (typeof files === 'object' ? path.replace('.', 'kirari') : []))

/** The exports of each entry. One program for all. */
const readExports = (): ReadonlyMap<string, readonly Export[]> => {
  const folder = join(root, '.cache/reference')
  mkdirSync(folder, { recursive: true })
  const modules = [...entries, './samples']
  writeFileSync(join(folder, 'samples.ts'), samples)
  writeFileSync(join(folder, 'all.ts'), modules.map((path, i) => `export * as module${i} from '${path}'`).join('\n'))
  const compilerOptions = { target: 'es2022', module: 'preserve', lib: ['es2023', 'dom'], types: [], strict: true, skipLibCheck: true, noEmit: true }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts'] }))
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProject: join(folder, 'tsconfig.json') }).getProjects()[0]
    const file = project?.program.getSourceFile(join(folder, 'all.ts'))
    const all = project && file && project.checker.getSymbolAtLocation(file)
    if (!project || !all) throw new Error('TypeScript does not see the modules.')
    const { checker } = project
    const real = (symbol: Symbol): Symbol => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
    return new Map(
      checker.getExportsOfModule(all).map((module) => {
        const values = checker
          .getExportsOfModule(real(module))
          .flatMap((symbol) => (real(symbol).valueDeclaration ? [[symbol.name, real(symbol)] as const] : []))
        const path = modules[Number(module.name.replace('module', ''))] ?? ''
        return [path, values.map(([name, symbol]) => ({ name, parts: partsOf(checker, symbol) }))]
      }),
    )
  } finally {
    api.close()
  }
}

/** Names that values of the language, steps and sources have: an object with one of them is passed on, and is not a list of options. */
const marks: readonly string[] = ['type', 'kind', 'op', 'detail', 'toConst']

/** Names of the options of a function, and of the members of its result. */
const partsOf = (checker: Checker, symbol: Symbol): Export['parts'] => {
  const parts = new Map<string, boolean>()
  const seen = new Set<number>()
  const isOurs = ({ declarations }: Symbol): boolean => declarations.some(({ path }) => path.includes('/packages/kirari/dist/') || path.includes('/reference/'))
  /** Returns whether it is a function. */
  const addCalls = (type: Type, isNested: boolean): boolean => {
    const signatures = checker.getSignaturesOfType(type, SignatureKind.Call)
    for (const signature of signatures) {
      for (const parameter of signature.getParameters()) add(checker.getTypeOfSymbol(parameter), isNested)
      add(checker.getReturnTypeOfSignature(signature), true)
    }
    return signatures.length > 0
  }
  const add = (type: Type | undefined, isNested: boolean): void => {
    if (!type || seen.has(type.id)) return
    seen.add(type.id)
    if (type.isUnionType()) for (const one of type.getTypes()) add(one, isNested)
    if (!type.isObjectType() && !type.isIntersectionType()) return
    if (checker.isArrayLikeType(type) || platformShape.test(type.getSymbol()?.name ?? '')) return
    if (type.isTypeReference() && type.getSymbol()?.name === 'Promise') for (const one of checker.getTypeArguments(type)) add(one, true)
    if (addCalls(type, isNested)) return
    for (const { valueType } of checker.getIndexInfosOfType(type)) add(valueType, true)
    const own = checker.getPropertiesOfType(type).filter(isOurs)
    if (own.some(({ name }) => marks.includes(name))) return
    for (const property of own) {
      parts.set(property.name, isNested && parts.get(property.name) !== false)
      add(checker.getTypeOfSymbol(property), true)
    }
  }
  const type = checker.getTypeOfSymbol(symbol)
  if (type) addCalls(type, false)
  return [...parts].map(([name, isNested]) => ({ name, isNested }))
}

/** The words that a page sets in code, inside and outside of its blocks. */
interface Words {
  readonly inline: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}
const wordsOf = (path: string): Words => {
  const text = readFileSync(join(root, path), 'utf8')
  const plain = text.replaceAll(/^\s*```.*?^\s*```$/gms, '')
  const inline = new Set([...plain.matchAll(/`([^`\n]+)`|<code[^>]*>(.*?)<\/code>/g)].flatMap(([, code, element]) => (code ?? element)?.match(/\w+/g) ?? []))
  return { inline, all: new Set([...inline, ...(text.match(/\w+/g) ?? [])]) }
}

const exported = readExports()

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  const everywhere = pairs.filter(({ en }) => en.path.startsWith('website/')).map((pair) => ({ path: pair[language].path, ...wordsOf(pair[language].path) }))
  // The pages of errors mention options, but do not explain them.
  const pages = everywhere.filter(({ path }) => !path.includes('/errors/'))

  it.each([...exported])('pages tell of everything in %s', (_, values) => {
    const missing = values.flatMap(({ name, parts }) => {
      const about = pages.filter(({ all }) => all.has(name))
      const lacks = parts.filter(
        (part) =>
          !untold.has(part.name) && !untold.has(`${name}: ${part.name}`) && !(part.isNested ? pages : about).some(({ inline }) => inline.has(part.name)),
      )
      return [...(untold.has(name) || everywhere.some(({ all }) => all.has(name)) ? [] : [name]), ...lacks.map((part) => `${name}: ${part.name}`)]
    })
    expect(missing).toEqual([])
  })

  it('the page of options lists the formats of targets, in the order of the source', () => {
    const page = pages.find(({ path }) => path.endsWith('/core/config.mdx'))
    const lists = readFileSync(join(root, page?.path ?? ''), 'utf8')
      .split('\n')
      .map((line) => [...line.matchAll(/`((?:r|rg|rgba|depth)\d\w+)`/g)].map(([, format]) => format))
      .filter(({ length }) => length > 0)
    expect(lists).toEqual([[...targetFormats, ...depthFormats]])
  })
})
