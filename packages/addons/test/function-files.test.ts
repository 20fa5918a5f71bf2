/** `npm run function`, in a copy of the package: what it writes and refuses, and that the templates do not compile before they are filled in. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run, tool } from '../../../internal/scripts/command.mjs'
import { addFunction, NameError, readRequest } from '../scripts/function-files.mjs'

const root = join(import.meta.dirname, '../../..')
// Below the repository, so that packages resolve; ignored by git.
const copy = join(root, '.cache/new-function')
const read = (file: string): string => readFileSync(join(copy, 'packages/addons', file), 'utf8')

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  const shader = 'packages/kirari/src/shader'
  const copied = ['packages/addons/src', 'packages/addons/catalogue', 'packages/addons/test/oracle', 'packages/addons/test/harness', 'internal/testing']
  for (const folder of [...copied, `${shader}/target`, `${shader}/front/node`]) cpSync(join(root, folder), join(copy, folder), { recursive: true })
  const options = {
    rootDir: '.',
    noEmit: true,
    composite: false,
    declaration: false,
    declarationMap: false,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: false,
    types: ['node', '@webgpu/types'],
  }
  const include = ['packages/addons/src', 'packages/addons/catalogue', 'packages/addons/test/oracle', 'packages/addons/test/harness/*.d.ts']
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: options, include }))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The places of compiler errors, as `file:line`. */
const refused = async (): Promise<readonly string[]> => {
  const { output } = await run(tool('typescript', '-p', copy, '--pretty', 'false'), { cwd: copy })
  return [...output.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(([, file = '', line = '']) => `${file}:${line}`)
}

describe('a new function', () => {
  test('is begun in two files, three lists and a row, and no field of it compiles before it is filled in', async () => {
    const wanted = readRequest(copy, 'sdf/moonSDF')
    expect(wanted).toEqual({ category: 'sdf', slug: 'moonSDF', importName: 'moonSDF' })
    const files = addFunction(copy, wanted)
    expect(files).toEqual([
      'packages/addons/src/sdf/moonSDF.ts',
      'packages/addons/catalogue/sdf/moonSDF.ts',
      'packages/addons/src/index.ts',
      'packages/addons/catalogue/index.ts',
      'packages/addons/test/oracle/sdf.ts',
    ])
    // These are errors too, but the compiler reports them only when there are no others.
    const last = 'packages/addons/catalogue/last.ts'
    const example = '{ title: { en: undefined, ja: undefined }, code: undefined }'
    const records = [
      `import { rectSDFRecord as done } from './sdf/rectSDF.ts'`,
      `import type { FunctionRecord } from './record.ts'`,
      `export const a: FunctionRecord = { ...done, exactness: undefined }`,
      `export const b: FunctionRecord = { ...done, examples: [done.examples[0], ${example}] }`,
    ]
    writeFileSync(join(copy, last), records.join('\n'))
    const places = await refused()
    expect(places).toContain(`${last}:3`)
    expect(places).toContain(`${last}:4`)
    const isLast = (line: string): boolean => /exactness|^ {4}\{ title/.test(line)
    for (const file of ['src/sdf/moonSDF.ts', 'catalogue/sdf/moonSDF.ts', 'test/oracle/sdf.ts']) {
      const open = read(file)
        .split('\n')
        .flatMap((line, i) => (/: undefined|\(.*undefined/.test(line) && !isLast(line) ? [`packages/addons/${file}:${i + 1}`] : []))
      expect(open.length).toBeGreaterThan(0)
      expect(open.filter((place) => !places.includes(place))).toEqual([])
    }
    // And nothing else breaks.
    expect(places.filter((place) => ![...files, last].includes(place.replace(/:\d+$/, '')))).toEqual([])
  }, 60_000)

  test('has every field that a finished record has', () => {
    // The code of examples has its own lines.
    const fieldsOf = (text: string): readonly string[] => [...text.replaceAll(/`[^`]*`/g, '').matchAll(/^ {2}(\w+)[,:]/gm)].map(([, name = '']) => name)
    expect(fieldsOf(read('catalogue/sdf/moonSDF.ts')).toSorted()).toEqual(fieldsOf(read('catalogue/sdf/rectSDF.ts')).toSorted())
  })

  test('is listed where it belongs, and gets the name of its category', () => {
    const wanted = readRequest(copy, 'color/blend/aardvark')
    expect(wanted.importName).toBe('blendAardvark')
    addFunction(copy, wanted)
    addFunction(copy, readRequest(copy, 'math/quat/quatZero'))
    const paths = [...read('src/index.ts').matchAll(/^export \{.*'\.\/(.+)\.ts'/gm)].map(([, path = '']) => path)
    expect(paths).toEqual(paths.toSorted((a, b) => (`${a}.ts` < `${b}.ts` ? -1 : 1)))
    const records: readonly string[] = /= \[\n([^\]]*)\]/.exec(read('catalogue/index.ts'))?.[1]?.match(/\w+/g) ?? []
    // The first of the blend modes, the last of the quaternions.
    expect(records.indexOf('blendAardvarkRecord')).toBeLessThan(records.indexOf('softLightRecord'))
    expect(records.indexOf('quatZeroRecord')).toBeGreaterThan(records.indexOf('quatRotateRecord'))
    expect(records.indexOf('quatZeroRecord')).toBeLessThan(records.indexOf('rectSDFRecord'))
    expect(read('test/oracle/color-blend.ts')).toMatch(/Oracles: readonly FunctionOracle\[\] = \[[^\]]*blendAardvarkOracle\]/)
  })

  test('every category has a file of oracles to put the row into', () => {
    const files = readdirSync(join(copy, 'packages/addons/test/oracle'))
    const names = [...read('catalogue/category.ts').matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id = '']) => `${id.replaceAll('/', '-')}.ts`)
    expect(names.filter((name) => !files.includes(name))).toEqual([])
    expect(names.filter((name) => !/Oracles: readonly FunctionOracle\[\] = \[[^\]]*\]/.test(read(`test/oracle/${name}`)))).toEqual([])
  })
})

describe('a request is refused, with what to do', () => {
  beforeAll(() => mkdirSync(copy, { recursive: true }))

  test.each([
    [undefined, undefined, /npm run function -- sdf\/moonSDF/],
    ['moonSDF', undefined, /categories .*animation\/easing.*got "" in "moonSDF"/],
    ['shapes/moonSDF', undefined, /got "shapes".*category\.ts/],
    ['sdf/moon_SDF', undefined, /camelCase.*"moon_SDF"/],
    ['sdf/MoonSDF', undefined, /camelCase/],
    ['sdf/moon', undefined, /ends with SDF.*op/],
    ['math/quat/spin', undefined, /begins with quat/],
    ['animation/easing/wobble', undefined, /ends with In, Out/],
    ['sdf/rectSDF', undefined, /exists already: packages\/addons\/src\/sdf\/rectSDF\.ts/],
    ['color/blend/lightSoft', 'blendSoftlight', /exports blendSoftLight already.*--import/],
    ['math/floor', undefined, /kirari\/node exports floor.*--import/],
    ['math/goto', undefined, /word of GLSL.*--import/],
    ['math/plain', 'Plain', /import name in camelCase/],
  ])('%s', (path, chosen, says) => {
    expect(() => readRequest(copy, path, chosen)).toThrow(NameError)
    expect(() => readRequest(copy, path, chosen)).toThrow(says)
  })

  test('unless another import name makes it clear', () => {
    expect(readRequest(copy, 'math/floor', 'floorTo')).toEqual({ category: 'math', slug: 'floor', importName: 'floorTo' })
    expect(readRequest(copy, 'color/composite/plus', 'plusLight').importName).toBe('plusLight')
  })
})
