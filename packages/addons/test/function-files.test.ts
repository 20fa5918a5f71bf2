/** `npm run function`, in a copy of the package: what it writes and refuses, and that the templates do not compile before they are filled in. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run, tool } from '../../../internal/scripts/command.mjs'
import { addFunction, NameError, readRequest } from '../scripts/function-files.mjs'
import { functionsIn } from '../scripts/lists.mjs'

const root = join(import.meta.dirname, '../../..')
// Below the repository, so that packages resolve; ignored by git.
const copy = join(root, '.cache/new-function')
const read = (file: string): string => readFileSync(join(copy, 'packages/addons', file), 'utf8')

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  const shader = 'packages/kirari/src/shader'
  const copied = ['src', 'catalogue', 'examples', 'test/oracle', 'test/harness'].map((folder) => `packages/addons/${folder}`)
  for (const folder of [...copied, 'internal/testing', `${shader}/target`, `${shader}/front/node`])
    cpSync(join(root, folder), join(copy, folder), { recursive: true })
  const options = {
    rootDir: '.',
    noEmit: true,
    composite: false,
    declaration: false,
    declarationMap: false,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: false,
    types: ['node', '@webgpu/types'],
    paths: { '@kirari/addons': ['./packages/addons/src/index.ts'] },
  }
  const include = ['src', 'catalogue', 'test/oracle', 'test/harness/*.d.ts', 'examples/sdf/moonSDF'].map((place) => `packages/addons/${place}`)
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: options, include }))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The places of compiler errors, as `file:line`. */
const refused = async (): Promise<readonly string[]> => {
  const { output } = await run(tool('typescript', '-p', copy, '--pretty', 'false'), { cwd: copy })
  return [...output.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(([, file = '', line = '']) => `${file}:${line}`)
}

describe('a new function', () => {
  test('is begun in files of its own, and no field of them compiles before it is filled in', async () => {
    const wanted = readRequest(copy, 'sdf/moonSDF')
    expect(wanted).toEqual({ category: 'sdf', slug: 'moonSDF', importName: 'moonSDF' })
    const files = addFunction(copy, wanted)
    expect(files).toEqual([
      'packages/addons/src/sdf/moonSDF.ts',
      'packages/addons/catalogue/sdf/moonSDF.ts',
      'packages/addons/test/oracle/sdf/moonSDF.ts',
      'packages/addons/examples/sdf/moonSDF/plain-example.ts',
      'packages/addons/examples/sdf/moonSDF/rich-example.ts',
    ])
    // These are errors too, but the compiler reports them only when there are no others.
    const last = 'packages/addons/catalogue/last.ts'
    const records = [
      `import { record as done } from './sdf/rectSDF.ts'`,
      `import type { WrittenRecord } from './record.ts'`,
      `export const a: WrittenRecord = { ...done, exactness: undefined }`,
      `export const b: WrittenRecord = { ...done, parameters: { p: { ...done.parameters['p'], role: undefined } } }`,
    ]
    writeFileSync(join(copy, last), records.join('\n'))
    const places = await refused()
    expect(places).toContain(`${last}:3`)
    expect(places).toContain(`${last}:4`)
    const isLast = (line: string): boolean => /exactness|role/.test(line)
    for (const file of files) {
      const open = readFileSync(join(copy, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (/: undefined|\(.*undefined/.test(line) && !isLast(line) ? [`${file}:${i + 1}`] : []))
      expect(open.length).toBeGreaterThan(0)
      expect(open.filter((place) => !places.includes(place))).toEqual([])
    }
    // And nothing else breaks.
    expect(places.filter((place) => ![...files, last].includes(place.replace(/:\d+$/, '')))).toEqual([])
  }, 60_000)

  test('has every field that a finished record has', () => {
    const fieldsOf = (text: string): readonly string[] => [...text.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
    expect(fieldsOf(read('catalogue/sdf/moonSDF.ts'))).toEqual(fieldsOf(read('catalogue/sdf/starSDF.ts')))
  })

  test('is listed where it belongs, and gets the name of its category', () => {
    const wanted = readRequest(copy, 'color/blend/aardvark')
    expect(wanted.importName).toBe('blendAardvark')
    addFunction(copy, wanted)
    addFunction(copy, readRequest(copy, 'math/quat/quatZero'))
    addFunction(copy, readRequest(copy, 'math/ceil', 'upTo'))
    const names = functionsIn(join(copy, 'packages/addons')).map(({ importName }) => importName)
    // The first of the blend modes, the last of the quaternions, and one whose file has another name.
    expect(names[names.indexOf('blendAardvark') + 1]).toBe('blendAdd')
    expect(names[names.indexOf('quatZero') - 1]).toBe('quatSub')
    expect(names).toContain('upTo')
    expect(read('src/all.ts')).toContain("export { upTo } from './math/ceil.ts'")
    expect(read('catalogue/all.ts')).toContain("import { record as blendAardvarkRecord } from './color/blend/aardvark.ts'")
    expect(read('test/oracle/all.ts')).toContain("import { signatures as quatZero } from './math/quat/quatZero.ts'")
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
