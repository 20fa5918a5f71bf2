import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toGLSL } from 'kirari/glsl'
import { transform } from 'sucrase'
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import { preparation } from '../../live/frame/prepare.ts'
import { instrument, markName } from './instrument.ts'
import { modulesWith } from './modules.ts'
import { runCode } from './run.ts'

const textsOf = (source: string): readonly string[] => instrument(source).marks.map(({ from, to }) => source.slice(from, to))

describe('marks', () => {
  test('stand around calls, members and arguments, in the order of evaluation', () => {
    expect(textsOf('const p = uv.sub(0.5).mul(size)')).toEqual(['uv', 'uv.sub(0.5)', 'size', 'uv.sub(0.5).mul(size)'])
    expect(textsOf('const x = vec2(p.x, q)')).toEqual(['p', 'p.x', 'q', 'vec2(p.x, q)'])
  })

  test.each([
    ['targets of assignments', 'a.value = 1', ['a']],
    ['targets of ++', 'a.count++', ['a']],
    ['constructors', 'new a.b.Thing(c)', ['c']],
    ['code that the grammar cannot read', '[a.b] = [c.d]', []],
    ['optional chains', 'a?.b().c()', ['a']],
    ['callees with types', 'a.b<C>(d)', ['a', 'd', 'a.b<C>(d)']],
    ['callees in brackets', '(a.b as C)(d)', ['a', 'd', '(a.b as C)(d)']],
    ['types', 'const a = b as C.D\nlet c: D.E\nconst d = (e: typeof f.g) => 1\ntype H = typeof f.g', []],
  ])('leave out %s', (_, source, expected) => {
    expect(textsOf(source)).toEqual(expected)
  })

  test('keep the lines', () => {
    const source = 'const a = vec2(\n  1,\n  b,\n)\nconst c = a\n  .add(1)\n  .mul(2)\n'
    expect(instrument(source).text.split('\n')).toHaveLength(source.split('\n').length)
  })
})

test.each([
  'const a = { b: { C: class { constructor(v) { this.v = v } } } }; const q = 3; [new a.b.C(q).v, new (a.b).C(q).v, new a["b"].C(q).v, new Date(0).getTime()]',
  'const o = { x: 1, y: 2, n: { z: 1 } }; [o.x, o.y] = [o.y, o.x]; ({ a: o.x, b: o.n.z = o.y } = { a: 9 }); o',
  'const o = { x: 1, y: 2 }; o.x ||= 3; o.x **= 2; --o.x; o.x--; delete o.y; [o, typeof o.x]',
  'const o = { k: { x: "p" } }; const { [o.k.x]: y = o.k.x } = {}; y',
  'const d = { v: 2 }; function f(a = d.v, { b = d.v } = {}, [c = d.v] = [], ...r) { return a + b + c + r.length } const s = [1]; f(...s, {}, [], ...s)',
  'const d = { v: 2 }; class A { #p = d.v; x = d.v; static y = d.v; get z() { return this.#p + d.v } static { A.w = d.v } } const a = new A(); [a.x, A.y, a.z, A.w]',
  'const B = { C: class { m() { return 7 } constructor(q) { this.q = q } } }; class A extends B.C { constructor(z) { super(z); this.t = new.target === A } m() { return super.m() } } const y = 1; [new A(y).m(), new A(y).t]',
  'const t = (s, ...v) => s.raw.join("|") + v.join(); const o = { t }; const v = { x: 1 }; [t`a${v.x}b`, o.t`a${v.x}`, `${v.x}-${t`z`}`]',
  'function* g(a) { const r = yield a.x; yield* [a.x, r] } const v = { x: 1 }; [...g(v)]',
  'const v = { x: [1, 2, 3] }; let s = 0; for (let i = 0, n = v.x.length; i < n; i++, s += v.x[i - 1]); out: for (const k of v.x) for (const j of v.x) { if (j > 1) continue out; s += j } for (v.y of v.x); [s, v.y]',
  'enum E { A = 1, B = Math.max(2, 3), C = E.B } [E.A, E.B, E.C]',
  'const o: any = { f() { return this.v }, v: 4 }; [o.f(), (o.f)(), o["f"](), o?.f(), o.f?.(), o.f!(), (o.f as any)(), (o.f satisfies any)()]',
  'const x: any = undefined; [x?.a.b.c(x.y.z), x?.[x.y]]',
  'const r: any[] = []; const f = async (a: any) => { r.push(a.x); r.push(await a.x) }; f({ x: 1 }); r.length',
  'let a = 1\nconst v = { x: 1 }\nv.x\n++a\nconst b = v.x\n;[1].map(Math.abs)\n;[a, b]',
])('a program does the same with marks: %s', (source) => {
  const run = (text: string): unknown =>
    // The text is one of the rows above.
    // oxlint-disable-next-line typescript/no-implied-eval
    (new Function('code', markName, 'return eval(code)') as (code: string, mark: unknown) => unknown)(
      transform(text, { transforms: ['typescript'] }).code,
      (_: number, value: unknown) => value,
    )
  expect(run(instrument(source).text)).toEqual(run(source))
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

  test('may have signs, underscores and other bases', () => {
    const texts = ['1_000', '- 3', '-0x10', '1e-3']
    for (const text of texts) expect(instrument(`f(${text})`, [{ from: 2, to: 2 + text.length }]).values).toHaveLength(1)
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
