import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toGLSL } from 'kirari/glsl'
import { transform } from 'sucrase'
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import { preparation } from '../../live/frame/prepare.ts'
import { instrument } from './instrument.ts'
import { modulesWith } from './modules.ts'
import { runCode } from './run.ts'

const textsOf = (source: string): readonly string[] => instrument(source).marks.map(({ from, to }) => source.slice(from, to))

describe('marks', () => {
  test('stand around calls, members and arguments, in the order of evaluation', () => {
    expect(textsOf('const p = uv.sub(0.5).mul(size)')).toEqual(['uv', 'uv.sub(0.5)', 'size', 'uv.sub(0.5).mul(size)'])
    expect(textsOf('const x = vec2(p.x, q)')).toEqual(['p', 'p.x', 'q', 'vec2(p.x, q)'])
  })

  test('carry the name of the constant', () => {
    const [, mark] = instrument('const p = uv.sub(0.5)').marks
    expect(mark?.name).toEqual({ from: 6, to: 7, text: 'p' })
  })

  test.each([
    ['what is assigned', 'a.value = 1', ['a']],
    ['what is counted', 'a.count++', ['a']],
    ['what is constructed', 'new a.Thing(b)', ['a', 'b']],
    ['what is short-circuited', 'a?.b().c()', ['a']],
    ['what is called with types', 'a.b<C>(d)', ['a', 'd', 'a.b<C>(d)']],
    ['what is called in brackets', '(a.b as C)(d)', ['a', 'd', '(a.b as C)(d)']],
    ['types', 'const a = b as C.D\nlet c: D.E\nconst d = (e: typeof f.g) => 1\ntype H = typeof f.g', []],
  ])('leave out %s', (_, source, expected) => {
    expect(textsOf(source)).toEqual(expected)
  })

  test('keep the lines', () => {
    const source = 'const a = vec2(\n  1,\n  b,\n)\nconst c = a\n  .add(1)\n  .mul(2)\n'
    expect(instrument(source).text.split('\n')).toHaveLength(source.split('\n').length)
  })
})

describe('live numbers', () => {
  test('take the place of the numbers at their places', () => {
    const source = 'uv.mul(2.5).add(-1)'
    expect(
      instrument(source, [
        { from: 7, to: 10 },
        { from: 16, to: 18 },
      ]),
    ).toMatchObject({ values: [2.5, -1] })
    expect(instrument(source, [{ from: 7, to: 10 }]).text).toContain('live$(0)')
  })

  test('that are no numbers are left alone', () => {
    expect(instrument('uv.mul(a)', [{ from: 7, to: 8 }]).values).toEqual([])
  })
})

// One of eight, and all of them with `npm run test:full`: each is as likely as any other to have what marks break.
describe('an example of the library', () => {
  const root = join(import.meta.dirname, '../../../../packages/addons/examples')
  const { prepare } = preparation('plain.ts')
  const plain = (source: string): unknown => {
    const module = { exports: {} as Readonly<Record<string, unknown>> }
    const modules = modulesWith({})
    prepare(transform(source, { transforms: ['typescript', 'imports'] }).code, { module, exports: module.exports, require: (name: string) => modules[name] })()
    return module.exports['fragment']
  }

  test('makes the same shader with marks as without', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
    expect(files.length).toBeGreaterThan(700)
    for (const file of files.filter((_, index) => isExhaustive || index % 8 === 0)) {
      const source = readFileSync(join(root, file), 'utf8')
      const { content, made } = runCode({ source, watch: () => undefined, createEngine: () => undefined })
      expect(toGLSL(content.fragment as never), file).toBe(toGLSL(plain(source) as never))
      expect(made.flat().length, file).toBeGreaterThan(3)
    }
  })
})
