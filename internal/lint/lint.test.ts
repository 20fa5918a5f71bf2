import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layerOf, layers } from './layers.mjs'
import { isChecked, nameWords, obsoleteInComment, obsoleteInName, phrases, prose, words } from './words.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Deliberate violations: the rule that must refuse, the file, lint's message, and the content of the file. */
const violations: readonly (readonly [rule: string, file: string, message: string, text: string])[] = [
  // The import rule of the language: diagnostic ← ir ← pass ← feature ← builtin ← { front, valid, targets }, siblings apart.
  ['kirari(layers)', 'packages/kirari/src/shader/ir/a.ts', 'ir must not import pass', `import '../pass/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/shader/diagnostic/a.ts', 'diagnostic must not import ir', `export * from '../ir/x.ts'`],
  [
    'kirari(layers)',
    'packages/kirari/src/shader/feature/a.ts',
    'feature must not import target/text',
    `import type { X } from '../target/text/x.ts'\nexport type Y = X`,
  ],
  ['kirari(layers)', 'packages/kirari/src/shader/pass/a.ts', 'pass must not import builtin', `import '../builtin/x.ts'`],
  [
    'kirari(layers)',
    'packages/kirari/src/shader/front/node/a.ts',
    'front must not import target/glsl',
    `export const a = () => import('../../target/glsl/x.ts')`,
  ],
  ['kirari(layers)', 'packages/kirari/src/shader/valid/a.ts', 'valid must not import front', `export type A = import('../front/node/x.ts').X`],
  ['kirari(layers)', 'packages/kirari/src/shader/target/glsl/a.ts', 'target/glsl must not import target/wgsl', `import '../wgsl/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/shader/target/cpu/js/b.ts', 'target/cpu/js must not import target/cpu/wasm', `import '../wasm/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/shader/target/glsl/index.ts', 'kirari/glsl must not import target/wgsl', `import '../wgsl/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/shader/ir/c.ts', `ir must not import target/text ('#text')`, `import '#text'`],
  ['kirari(layers)', 'packages/kirari/src/shader/unheard/a.ts', 'belongs to no layer', 'export const a = 1'],
  // Of the engine: emitter, loop ← engine; shader ← device ← { webgl, webgpu } ← engine ← react.
  ['kirari(layers)', 'packages/kirari/src/engine/emitter.ts', 'emitter must not import loop', `import './loop.ts'`],
  ['kirari(layers)', 'packages/kirari/src/engine/device/a.ts', 'device must not import webgl', `import '../webgl/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/engine/webgl/a.ts', 'webgl must not import webgpu', `import '../webgpu/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/engine/webgpu/a.ts', 'webgpu must not import front', `import '../../shader/front/node/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/engine/engine.ts', 'engine must not import webgl', `import './webgl/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/shader/ir/b.ts', 'ir must not import device', `import '../../engine/device/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/react/a.ts', 'react must not import webgl', `import '../engine/webgl/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/geometry/a.ts', 'geometry must not import front', `import '../shader/front/node/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/camera/a.ts', 'camera must not import engine', `import '../engine/engine.ts'`],
  // Between packages, and out of them.
  ['kirari(layers)', 'packages/addons/src/a.ts', `addons must not use 'kirari' (only kirari/node)`, `import 'kirari'`],
  ['kirari(layers)', 'packages/addons/src/b.ts', `addons must not use 'kirari/webgl'`, `import 'kirari/webgl'`],
  ['kirari(layers)', 'packages/addons/catalogue/a.ts', `catalogue must not use 'kirari/react'`, `import 'kirari/react'`],
  ['kirari(layers)', 'packages/addons/src/c.ts', 'leaves the package addons', `import '../../kirari/src/shader/ir/x.ts'`],
  ['kirari(layers)', 'packages/kirari/src/engine/observe/a.ts', 'leaves the package kirari', `import '../../../../../internal/testing/numbers.ts'`],
  [
    'kirari(layers)',
    'packages/kirari/src/engine/observe/b.ts',
    `observe must not use '@kirari/internal-testing/numbers'`,
    `import '@kirari/internal-testing/numbers'`,
  ],
  [
    'kirari(layers)',
    'packages/kirari/src/engine/observe/c.ts',
    `observe must not use 'node:fs'`,
    `import { readFileSync } from 'node:fs'\nexport const a = readFileSync`,
  ],
  // No DOM in the language and its functions.
  ['eslint(no-undef)', 'packages/kirari/src/shader/pass/dom.ts', `'document' is not defined`, 'export const a = () => document.title'],
  ['eslint(no-undef)', 'packages/addons/src/dom.ts', `'performance' is not defined`, 'export const a = () => performance.now()'],
  // Pure calls, on exports and on the module's own constants, alone and inside another.
  ['kirari(pure-calls)', 'packages/addons/src/d.ts', 'before this call of `fn`', `import { fn } from 'kirari/node'\nexport const a = fn()`],
  [
    'kirari(pure-calls)',
    'packages/addons/src/e.ts',
    'before this call of `of`',
    `import { fn, of } from 'kirari/node'\nexport const a = /*#__PURE__*/ fn(of(1))`,
  ],
  ['kirari(pure-calls)', 'packages/kirari/src/shader/pass/mark.ts', 'before what is no call', 'const a = /*#__PURE__*/ { b: 1 }\nexport const b = () => a'],
  ['kirari(pure-calls)', 'packages/kirari/src/shader/pass/pure.ts', 'before this call of `A`', `class A {}\nconst a = new A()\nexport const b = () => a`],
  [
    'kirari(pure-calls)',
    'packages/kirari/src/shader/pass/static.ts',
    'before this call of `make`',
    `const make = () => 1\nexport class A {\n  static readonly a = make()\n}`,
  ],
  // Internal modules of the site's framework are out of reach.
  [
    'eslint(no-restricted-imports)',
    'website/src/theme/inside.ts',
    'restricted',
    `import { Context } from '@docusaurus/core/lib/client/docusaurusContext'\nexport const a = Context`,
  ],
  // Habits that the compiler accepts.
  ['kirari(cast-says-why)', 'packages/kirari/src/shader/pass/cast.ts', 'why this cast is true', 'export const a = (x: unknown) => x as string'],
  ['typescript(no-explicit-any)', 'packages/kirari/src/shader/pass/any.ts', 'any', 'export const a = (x: any): any => x'],
  ['typescript(no-non-null-assertion)', 'packages/kirari/src/shader/pass/sure.ts', 'non-null', 'export const a = (x?: string) => x!.length'],
  ['typescript(no-floating-promises)', 'packages/kirari/src/shader/pass/late.ts', 'Promise', `export const a = () => {\n  Promise.resolve(1)\n}`],
  ['eslint(no-console)', 'packages/kirari/src/shader/pass/log.ts', 'console', `export const a = () => console.warn('oh')`],
  ['eslint(no-warning-comments)', 'packages/kirari/src/shader/pass/todo.ts', 'todo', `// TODO: later\nexport const a = 1`],
  ['import(no-default-export)', 'packages/kirari/src/shader/pass/default.ts', 'named exports', `const a = 1\nexport default a`],
  ['unicorn(filename-case)', 'packages/kirari/src/shader/pass/camelCase.ts', 'kebab', 'export const a = 1'],
  ['kirari(no-drawers)', 'packages/kirari/src/shader/pass/utils.ts', `'utils' says nothing`, 'export const a = 1'],
  ['import(no-cycle)', 'packages/kirari/src/shader/pass/cycle-a.ts', 'cycle', `import { b } from './cycle-b.ts'\nexport const a = () => b`],
  // Words of the list, in comments, names and paths.
  ['kirari(words)', 'packages/addons/src/words.ts', 'this comment says “lane”', '/** The fast lane. */\nexport const a = 1'],
  ['kirari(words)', 'packages/kirari/src/camera/words.ts', 'this comment says “what is no”', '/**\n * Throws what is\n * no number.\n */\nexport const a = 1'],
  ['kirari(words)', 'internal/testing/words.ts', `the name 'isWhole' says “whole”`, 'export const isWhole = (a: boolean) => a'],
  ['kirari(words)', 'packages/kirari/src/camera/wish.ts', 'the path says “wish”', 'export const a = 1'],
]

/** Names that the package maps to its own files. */
const ownNames = { '#explain': { default: './dist/shader/diagnostic/explain.js' }, '#text': { default: './dist/shader/target/text/print.js' } }

/** Code that must pass, so that the rules do not refuse everything. */
const allowed: readonly (readonly [file: string, text: string])[] = [
  ['packages/kirari/src/shader/pass/cycle-b.ts', `import { a } from './cycle-a.ts'\nexport const b = () => a`],
  ['packages/kirari/src/shader/valid/good-pass.ts', `import { a } from '../pass/good.ts'\nimport type { A } from '../ir/good.ts'\nexport const b = (): A => a`],
  [
    'packages/kirari/src/shader/pass/good.ts',
    `const make = () => 1\nexport const a = /*#__PURE__*/ make()\nexport const b = new Map<string, number>()\nexport const c = () => make()`,
  ],
  [
    'packages/kirari/src/shader/ir/good.ts',
    `// It is a number by the line above.\nexport const a = (x: unknown) => x as number\nexport const b = [1] as const\nexport type A = number`,
  ],
  [
    'packages/kirari/src/shader/pass/good.test.ts',
    `import { a } from '../target/glsl/x.ts'\nimport { b } from '@kirari/internal-testing/numbers'\nexport const c = [a, b] as unknown`,
  ],
  ['packages/kirari/src/shader/valid/good.ts', `import { explain } from '#explain'\nexport const a = () => explain`],
  [
    'packages/kirari/src/camera/good-words.ts',
    `// The whole number beside a style sheet, and code: \`lane\`.\nexport const a = (b: { readonly x: number }) => ({ whole: b.x, planes: [b.x] }).whole`,
  ],
  ['packages/addons/src/rectSDF.ts', `import { fn } from 'kirari/node'\nexport const rectSDF = /*#__PURE__*/ fn()`],
]

interface Problem {
  readonly filename: string
  readonly code: string
  readonly message: string
}

describe('lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kirari-lint-'))
  let problems: readonly Problem[] = []

  beforeAll(async () => {
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
      './internal/lint/plugin.mjs',
      join(root, 'internal/lint/plugin.mjs').replaceAll('\\', '/'),
    )
    writeFileSync(join(folder, '.oxlintrc.json'), config)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, module: 'nodenext', noEmit: true, allowImportingTsExtensions: true }, include: ['packages'] }),
    )
    const packageFile = ['packages/kirari/package.json', JSON.stringify({ type: 'module', imports: ownNames })] as const
    for (const [file, text] of [packageFile, ...violations.map(([, path, , code]) => [path, code] as const), ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${text}\n`)
    }
    // The linter looks for its type checker on the path.
    const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) }
    const run = promisify(execFile)(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'], { cwd: folder, env, maxBuffer: 1 << 24 })
    // The linter exits with 1 because it found something; its output has what it found.
    const { stdout } = await run.catch((error: { readonly stdout: string }) => error)
    problems = (JSON.parse(stdout) as { readonly diagnostics: readonly Problem[] }).diagnostics
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(violations)('%s refuses %s: %s', (rule, file, message) => {
    const found = problems.filter((problem) => problem.filename.replaceAll('\\', '/') === file && problem.code === rule)
    expect(found.map((problem) => problem.message).join('\n')).toContain(message)
  })

  it.each(allowed.filter(([file]) => file.includes('good') || file.includes('rectSDF')))('has nothing against %s', (file) => {
    // The imports here do not exist, so rules about types would only report that.
    const found = problems.filter((problem) => problem.filename.replaceAll('\\', '/') === file && !problem.code.startsWith('typescript(no-unsafe'))
    expect(found).toEqual([])
  })
})

describe('the table of layers', () => {
  const names = new Set(layers.map(({ name }) => name))

  it('names only layers that exist; one that has several places has one rule', () => {
    expect(new Set(layers.map(({ path }) => path)).size).toBe(layers.length)
    const rules = layers.map(({ name, mayImport, mayUse }) => JSON.stringify([name, mayImport, mayUse]))
    expect(new Set(rules).size).toBe(names.size)
    expect(layers.flatMap(({ mayImport }) => mayImport.filter((name) => !names.has(name)))).toEqual([])
  })

  it('lets no two layers know each other', () => {
    const mayReach = (from: string, to: string, seen = new Set<string>()): boolean =>
      (layers.find(({ name }) => name === from)?.mayImport ?? []).some((next) => next === to || (!seen.has(next) && mayReach(next, to, seen.add(next))))
    expect(layers.filter(({ name }) => mayReach(name, name)).map(({ name }) => name)).toEqual([])
  })

  it('takes the longest path that fits', () => {
    expect(layerOf('packages/kirari/src/shader/target/glsl/dialect.ts')?.name).toBe('target/glsl')
    expect(layerOf('packages/kirari/src/shader/target/text/print.ts')?.name).toBe('target/text')
    expect(layerOf('packages/kirari/src/engine/webgl.ts')?.name).toBe('kirari/webgl')
    expect(layerOf('packages/kirari/src/elsewhere.ts')).toBeUndefined()
  })
})

describe('the word list', () => {
  it('is in force in the packages and in internal', () => {
    expect(['packages/addons/src/index.ts', 'internal/lint/words.mjs', 'website/src/demos/list.ts'].map(isChecked)).toEqual([true, true, false])
  })

  it('holds for the English pages that are written by hand', () => {
    const pages = ['docs', 'guide', 'api', 'src/pages'].flatMap((folder) =>
      readdirSync(join(root, 'website', folder), { encoding: 'utf8', recursive: true }).flatMap((file) =>
        file.endsWith('.mdx') && !file.endsWith('functions.mdx') ? [join('website', folder, file)] : [],
      ),
    )
    const refused = pages.flatMap((page) => {
      const text = readFileSync(join(root, page), 'utf8').toLowerCase()
      return prose.flatMap(({ pattern, instead }) => (pattern.test(text) ? [`${page}: ${String(pattern)}, write ${instead}`] : []))
    })
    expect(pages.length).toBeGreaterThan(20)
    expect(refused).toEqual([])
  })

  it('offers no word that it refuses', () => {
    const offered = [...words, ...phrases, ...nameWords].map(({ instead }) => instead)
    expect(offered.filter((text) => obsoleteInComment(text) ?? obsoleteInName(text))).toEqual([])
  })
})
