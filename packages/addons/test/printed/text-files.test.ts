/** The plain-text library: the content of each file, and that every include path exists. text-files.gpu.test.ts compiles the texts. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { array, float, fn, generic, int, signaturesOf, T } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { records } from '../../catalogue/index.ts'
import type { FunctionName, FunctionRecord } from '../../catalogue/index.ts'
import { declarationsIn } from '../../catalogue/printed/declaration.ts'
import { textFiles, textIndex } from '../../catalogue/printed/text-files.ts'
import { withIncludes } from '../harness/include.ts'
import { modules, readerOf, textLibrary } from '../harness/text-library.ts'

describe.each(['glsl', 'wgsl'] as const)('the library as %s', (language) => {
  const files = textLibrary(language)
  const read = readerOf(files)
  const included = (path: string): string => withIncludes(path, read).replaceAll(/^#.*$/gm, '')

  test.each(records)('$importName is complete in the file with the name of its page', (record) => {
    const path = `${record.category}/${record.slug}.${language}`
    const declared = declarationsIn(included(path)).map(({ name }) => name)
    for (const { name } of signaturesOf(record.call)) expect(declared).toContain(name)
    // With its internal functions, each once.
    expect(new Set(declared).size).toBe(declared.length)
    expect(files.find((file) => file.path === path)).toMatchObject({ page: `${record.category}/${record.slug}` })
  })

  test('what a file names is in it, or in what it includes, before it is used', () => {
    for (const { path } of files) {
      const everything = new Set(files.flatMap(({ functions, structs, constants }) => [...functions, ...structs, ...constants]))
      const seen = new Set<string>()
      for (const { name, tokens } of declarationsIn(included(path))) {
        const used = tokens.filter(({ text }, i) => everything.has(text) && text !== name && tokens[i - 1]?.text !== '.')
        const locals = new Set(tokens.flatMap(({ text }, i) => (tokens[i + 1]?.text === ':' || tokens[i - 1]?.text === 'let' ? [text] : [])))
        for (const { text } of used) if (!locals.has(text)) expect(seen.has(text), `${text} in ${name} of ${path}`).toBe(true)
        seen.add(name)
      }
    }
  })

  test('nothing is declared twice', () => {
    const names = files.flatMap(({ functions, structs, constants }) => [...functions, ...structs, ...constants])
    expect(new Set(names).size).toBe(names.length)
  })

  test('a struct stands in one file, which those that take it include', () => {
    expect(files.find(({ path }) => path === `geometry/aabb/type.${language}`)).toMatchObject({ structs: ['AABB'], functions: [] })
    expect(files.find(({ path }) => path === `geometry/aabb/intersect.${language}`)?.includes).toEqual([`geometry/aabb/type.${language}`])
  })

  test('every file says what it is and under which licence', () => {
    for (const { path, text } of files) expect(text.split('\n')[1]).toContain(`${path} of @kirari/addons 0.0.0. MIT licence`)
  })

  test('what is made from a function of the user has an example in its place, and says so', () => {
    for (const { category, made, slug } of records.filter((one) => one.made)) {
      const text = read(`${category}/${slug}.${language}`)
      const example = /^\/\/ It asks a function of yours, in whose place there is an example here: (\w+)\.$/m.exec(text)?.[1] ?? ''
      expect(made?.code).toContain(example)
      expect(declarationsIn(text.replaceAll(/^#.*$/gm, '')).map(({ name }) => name)).toContain(example)
    }
  })

  test('the index has every file, what it declares and what it includes', () => {
    const index = textIndex(language, files, '0.0.0')
    expect(Object.keys(index.files)).toEqual(files.map(({ path }) => path))
    for (const { path, text } of files) expect(text.match(/^#include/gm)?.length ?? 0).toBe(index.files[path]?.includes.length)
    expect(JSON.parse(JSON.stringify(index))).toEqual(index)
  })

  test('the resolver of README.md puts the same text together', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kirari-text-'))
    try {
      for (const { path, text } of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
      const code = /```js resolver\n(.*?)```/s.exec(readme)?.[1]
      if (!code) throw new Error('README.md has no block of code that begins with ```js resolver.')
      writeFileSync(join(folder, 'resolver.mjs'), code)
      // The block exports it; a dynamically imported path has no type.
      const { shaderText } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'resolver.mjs')).href)) as { shaderText: (file: string) => string }
      for (const { path } of files) expect(shaderText(join(folder, path))).toBe(withIncludes(path, read))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('textFiles', () => {
  const inner = fn('inner', [{ x: float }], float, (x) => x.mul(2))
  const own = fn('own', [{ x: float }], float, (x) => x.sub(1))
  const first = fn('first', [{ x: float }], float, (x) => own(inner(x)))
  const second = fn('second', [{ x: float }], float, (x) => inner(x).add(1))
  const record = (slug: string, call: FunctionRecord['call']) =>
    // Only the fields that are read: the names need not be those of real functions.
    ({ slug, category: 'math', importName: slug as FunctionName, call, summary: { en: 'Words.', ja: '言葉。' }, provenance: { author: 'A' } }) as FunctionRecord
  const all = [record('first', first), record('second', second)]
  const paths = (given: Parameters<typeof textFiles>[2]) => textFiles('glsl', all, given, '1.0.0').map(({ path, functions }) => [path, functions])

  test('a helper lies in the file that exports it, with its only user, or in a file of its own', () => {
    const ours = [
      { path: 'math/first', exports: { first } },
      { path: 'math/second', exports: { second, text: 'no function', plain: () => 1 } },
    ]
    expect(paths([...ours, { path: 'math/deep/inner', exports: { inner } }])).toEqual([
      ['math/deep/inner.glsl', ['inner']],
      ['math/first.glsl', ['own', 'first']],
      ['math/second.glsl', ['second']],
    ])
    expect(paths(ours)).toEqual([
      ['math/first.glsl', ['own', 'first']],
      ['math/second.glsl', ['second']],
      ['support/inner.glsl', ['inner']],
    ])
    const text = textFiles('glsl', all, ours, '1.0.0')[0]?.text
    expect(text).toContain('#include "../support/inner.glsl"\n')
    expect(text).toContain('#ifndef KIRARI_MATH_FIRST\n#define KIRARI_MATH_FIRST\n')
  })

  test('constants have the name of the function that uses them, so that two tables of two libraries can stand together', () => {
    const numbers = (first: number) => array(float, 3)([first, 2, 3])
    const one = fn('one', [{ i: int }], float, (i) => numbers(1).at(i).add(numbers(7).at(i)))
    const two = fn('two', [{ i: int }], float, (i) => numbers(5).at(i))
    const made = textFiles('glsl', [record('one', one), record('two', two)], [{ path: 'math/two', exports: { two } }], '1.0.0')
    expect(made.flatMap(({ constants }) => constants).toSorted()).toEqual(['one_table', 'one_table_2', 'two_table'])
  })

  test('two functions of one name are refused', () => {
    const other = fn('first', [{ x: float }], float, (x) => x)
    expect(() => textFiles('glsl', [...all, record('other', other)], [], '1.0.0')).toThrow(/first cannot keep its name/)
  })

  test('a function with a name that a language keeps for itself is refused', () => {
    const dot = generic('dot', [{ x: T }], T, (x) => x)
    expect(() => textFiles('wgsl', [record('dot', dot)], [], '1.0.0')).toThrow(/dot.*wgsl/)
  })

  test('files that would include one another are refused, with the way', () => {
    // `first` needs `inner`, which is in the file of the function that needs `first`.
    const both = [
      record('first', first),
      record(
        'second',
        fn('second', [{ x: float }], float, (x) => first(x)),
      ),
    ]
    expect(textFiles('glsl', both, [{ path: 'math/inner', exports: { inner } }], '1.0.0')).toHaveLength(3)
    expect(() => textFiles('glsl', both, [{ path: 'math/second', exports: { inner } }], '1.0.0')).toThrow(/circle: .*first.*second/)
  })
})

test('every module of src is looked at', () => {
  expect(modules.map(({ path }) => path)).toContain('geometry/aabb/type')
})
