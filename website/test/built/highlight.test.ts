/** Code and formulas as the build sets them. */
import { describe, expect, test } from 'vitest'
import { VFile } from 'vfile'
import type { Element, Root } from 'hast'
import { renderToString } from 'katex'
import { highlight } from '../../plugins/highlight/highlight.ts'
import { readMeta, takeMarkers } from '../../plugins/highlight/mark.ts'
import { rehypeCode } from '../../plugins/highlight/rehype-code.ts'
import { rehypeMath } from '../../plugins/highlight/rehype-math.ts'

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
  ] as const)('loses no letter of %s', (language, code) => {
    expect(textOf(highlight(code, language))).toBe(`${code}\n`)
  })

  test('knows types in both shading languages wherever they stand', () => {
    expect(highlight('vec4 a = mat3(1.0) * vec3(b);', 'glsl')).toMatch(/tk-type">vec4.*tk-type">mat3.*tk-type">vec3/)
    expect(highlight('let a: vec3<f32> = vec3f(b);', 'wgsl')).toMatch(/tk-type">vec3.*tk-type">f32.*tk-type">vec3f/)
  })

  test.each([
    // A call, a member, a type and a name with a type are told apart by what is around them.
    ['ts', 'const a = (p: Vec2): Float => q.x.max(p.y)', 'keyword const|property p|type Vec2|type Float|property x|function max|property y'],
    ['ts', 'Loop(AABB(a, ...b)) // c', 'function Loop|function AABB|comment // c'],
    ['js', 'new Float64Array(2).fill(Math.fround(x))', 'keyword new|type Float64Array|number 2|function fill|type Math|function fround'],
    ['tsx', '<Shader label="x" {...rest}>text</Shader>', 'type Shader|property label|string "x"|type Shader'],
    ['glsl', 'float f(vec2 p) { return length(p.xy) * 1e-3; }', 'type float|function f|type vec2|keyword return|function length|property xy|number 1e-3'],
    ['wgsl', 'fn f(p: vec2f) -> f32 { return max(p.x, 1.0); }', 'keyword fn|function f|type vec2f|type f32|keyword return|function max|property x|number 1.0'],
    ['html', '<p class="a">b</p>', 'keyword p|property class|string "a"|keyword p'],
    ['json', '{ "a": "b" }', 'property "a"|string "b"'],
    ['bash', '# c\nnpm install "x"', 'comment # c|function npm install|string "x"'],
  ] as const)('tells the words of %s apart: %s', (language, code, roles) => {
    const found = [...highlight(code, language).matchAll(/<span class="tk-(\w+)">([^<]*)<\/span>/g)]
    expect(found.map(([, role, text = '']) => `${role} ${textOf(text).trim()}`).join('|')).toBe(roles)
  })

  test('marks the lines that are named, and those between comments', () => {
    const html = highlight('a\n// highlight-next-line\nb\n// highlight-start\nc\nd\n// highlight-end\ne', 'ts', new Set([1]))
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
    expect(readMeta('')).toEqual({ title: undefined, hasLineNumbers: false, isLive: false, edit: undefined, marked: new Set() })
    expect(['scene=rings', 'exercise=ring', 'solution=ring'].map((meta) => readMeta(meta).edit)).toEqual(['rings', 'ring-start', undefined])
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
  test('become one element with finished HTML', () => {
    const tree = block('ts', 'let a = 1\n')
    rehypeCode()(tree, new VFile({ path: 'docs/a.mdx' }))
    expect(tree.children).toMatchObject([
      { tagName: 'code-figure', properties: { language: 'ts', title: 'a.ts', html: highlight('let a = 1', 'ts') }, children: [] },
    ])
  })

  test('have the number by which the playground opens them, if they draw something by themselves', () => {
    const code = "import { uv, vec4 } from 'kirari/node'\nexport const fragment = vec4(uv, 0, 1)\n"
    const value = `\`\`\`bash\nnpm install\n\`\`\`\n\n\`\`\`ts\n${code}\`\`\`\n`
    const tree = block('ts', code)
    rehypeCode()(tree, new VFile({ path: 'docs/a.mdx', value }))
    expect(tree.children).toMatchObject([{ properties: { block: '1' } }])
    const twice = block('ts', code)
    rehypeCode()(twice, new VFile({ path: 'docs/a.mdx', value: value + value }))
    expect(twice.children).toMatchObject([{ tagName: 'code-figure', properties: { language: 'ts' } }])
    expect(twice.children[0]).not.toHaveProperty('properties.block')
  })

  test('in a language the site does not know stop the build, with their place', () => {
    expect(() => rehypeCode()(block('cobol', 'x'), new VFile({ path: 'docs/a.mdx' }))).toThrow('docs/a.mdx:7: a code block is in the language "cobol"')
  })

  test('formulas become one element each, set as KaTeX sets them', () => {
    const tree: Root = { type: 'root', children: [formula('math-inline', 'x'), { ...formula('math-display', 'x'), tagName: 'div' }, displayed('x')] }
    rehypeMath()(tree, new VFile({ path: 'docs/a.mdx' }))
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

  test('a formula that cannot be set stops the build, with its place', () => {
    const tree: Root = { type: 'root', children: [displayed('\\wrong')] }
    expect(() => rehypeMath()(tree, new VFile({ path: 'docs/a.mdx' }))).toThrow('docs/a.mdx:7: the formula "\\wrong" cannot be set: KaTeX parse error')
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
