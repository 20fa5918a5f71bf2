/** Code and formulas as the build sets them. */
import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { VFile } from 'vfile'
import type { Element, Root } from 'hast'
import { renderToString } from 'katex'
import { highlight } from '../plugins/highlight/highlight.ts'
import { madeOnce } from '../plugins/highlight/made-once.ts'
import { readMeta, takeMarkers } from '../plugins/highlight/mark.ts'
import { rehypeCode } from '../plugins/highlight/rehype-code.ts'
import { rehypeMath } from '../plugins/highlight/rehype-math.ts'

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('highlighting', () => {
  test.each([
    ['ts', "const a: Vec2 = fn('x', [], (p) => p < 1 && p > 0)"],
    ['tsx', '<Shader fragment={fragment} label="x" />'],
    ['glsl', 'vec3 f(vec2 p) {\n  return vec3(p, 1.0); // twice\n}'],
    ['wgsl', 'fn f(p: vec2f) -> f32 { return p.x; }'],
    ['bash', 'npm install kirari'],
    ['json', '{ "a": [1, true] }'],
    ['html', '<p class="a">b</p>'],
    ['text', 'a < b'],
  ] as const)('loses no letter of %s', async (language, code) => {
    expect(textOf(await highlight(code, language))).toBe(`${code}\n`)
  })

  test('knows types in both shading languages wherever they stand', async () => {
    expect(await highlight('vec4 a = mat3(1.0) * vec3(b);', 'glsl')).toMatch(/tk-type">vec4.*tk-type">mat3.*tk-type">vec3/)
    expect(await highlight('let a: vec3<f32> = vec3f(b);', 'wgsl')).toMatch(/tk-type">vec3.*tk-type">f32.*tk-type">vec3f/)
  })

  test('colours every line to its end, however busy the machine is', async () => {
    const code = "const a = fn('x', [{ p: vec2 }], (p) => p.length())"
    const html = await highlight(code, 'ts')
    // Each look at the clock is a second after the one before.
    const clock = vi.spyOn(Date, 'now')
    let now = 0
    clock.mockImplementation(() => (now += 1000))
    onTestFinished(() => clock.mockRestore())
    expect(await highlight(code, 'ts')).toBe(html)
    expect(now).toBeGreaterThan(0)
  })

  test('marks the lines that are named, and those between comments', async () => {
    const html = await highlight('a\n// highlight-next-line\nb\n// highlight-start\nc\nd\n// highlight-end\ne', 'ts', new Set([1]))
    const lines = html.split('</span>').filter((line) => line.includes('class="line'))
    expect(lines.map((line) => [textOf(line).trim(), line.includes('line-marked')])).toEqual([
      ['a', true],
      ['b', true],
      ['c', true],
      ['d', true],
      ['e', false],
    ])
  })

  test('reads what stands behind the language', () => {
    const meta = readMeta('title="src/app.ts" {1,3-5} showLineNumbers live')
    expect(meta).toEqual({ title: 'src/app.ts', hasLineNumbers: true, isLive: true, marked: new Set([1, 3, 4, 5]) })
    expect(readMeta('')).toEqual({ title: undefined, hasLineNumbers: false, isLive: false, marked: new Set() })
    expect(takeMarkers('# highlight-next-line\na')).toEqual({ code: 'a', marked: new Set([1]) })
  })
})

const block = (language: string, code: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      position: { start: { line: 7, column: 1 }, end: { line: 9, column: 1 } },
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: { className: [`language-${language}`], metastring: 'title="a.ts"' },
          children: [{ type: 'text', value: code }],
        },
      ],
    },
  ],
})

describe('a page’s blocks', () => {
  test('become one element with finished HTML', async () => {
    const tree = block('ts', 'let a = 1\n')
    await rehypeCode()(tree, new VFile({ path: 'docs/a.mdx' }))
    expect(tree.children).toMatchObject([
      { tagName: 'code-figure', properties: { language: 'ts', title: 'a.ts', html: await highlight('let a = 1', 'ts') }, children: [] },
    ])
  })

  test('in a language the site does not know stop the build, with their place', async () => {
    await expect(rehypeCode()(block('cobol', 'x'), new VFile({ path: 'docs/a.mdx' }))).rejects.toThrow('docs/a.mdx:7: a code block is in the language "cobol"')
  })

  test('formulas become one element each, set as KaTeX sets them', async () => {
    const tree: Root = { type: 'root', children: [formula('math-inline', 'x'), { ...formula('math-display', 'x'), tagName: 'div' }, displayed('x')] }
    await rehypeMath()(tree, new VFile({ path: 'docs/a.mdx' }))
    expect(tree.children).toMatchObject([
      { tagName: 'math-inline', properties: { html: renderToString('x') }, children: [] },
      { tagName: 'math-display', children: [] },
      { tagName: 'math-display', children: [] },
    ])
    for (const node of tree.children.slice(1)) {
      const html = node.type === 'element' ? String(node.properties['html']) : ''
      expect(`<span class="katex-display">${html}</span>`).toBe(renderToString('x', { displayMode: true }))
    }
  })

  test('a formula that cannot be set stops the build, with its place', async () => {
    const tree: Root = { type: 'root', children: [displayed('\\wrong')] }
    await expect(rehypeMath()(tree, new VFile({ path: 'docs/a.mdx' }))).rejects.toThrow('docs/a.mdx:7: the formula "\\wrong" cannot be set: KaTeX parse error')
  })
})

const formula = (name: string, tex: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: { className: ['language-math', name] },
  children: [{ type: 'text', value: tex }],
})

const displayed = (tex: string): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  position: { start: { line: 7, column: 1 }, end: { line: 9, column: 3 } },
  children: [formula('math-display', tex)],
})

describe('what is made once', () => {
  test('is not made again, and whoever asks in the meantime gets the same', async () => {
    const make = vi.fn(() => 'made')
    const sources = ['test', randomUUID()]
    const prepare = () => Promise.resolve(make)
    expect(await Promise.all([madeOnce(sources, prepare), madeOnce(sources, prepare)])).toEqual(['made', 'made'])
    expect(await madeOnce(sources, () => Promise.reject(new Error('asked for')))).toBe('made')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('and could not be made is tried again', async () => {
    const sources = ['test', randomUUID()]
    const fails = (): string => {
      throw new Error('cannot')
    }
    await expect(madeOnce(sources, () => Promise.resolve(fails))).rejects.toThrow('cannot')
    expect(await madeOnce(sources, () => Promise.resolve(() => 'made'))).toBe('made')
  })
})
