/** The types of the names in code, as the build has written them: for each TypeScript block of the site, in both languages. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeBlocksOf } from '../../scripts/code-types/blocks.ts'
import { pageFiles } from '../../scripts/code-types/files.ts'
import { codeTypesFile, codeTypesFolder, lengthOf, nameAt, type CodeTypes } from '../../src/code-types/code-types.ts'
import { built, fileOf, folder, locales, pagesOf, pathIn } from '../browser/site.ts'

const typesFile = (locale: (typeof locales)[number], code: string): string => join(folder, pathIn(locale, `/${codeTypesFolder}`), codeTypesFile(code))
// The build wrote it.
const typesOf = (locale: (typeof locales)[number], code: string): CodeTypes => JSON.parse(readFileSync(typesFile(locale, code), 'utf8')) as CodeTypes

/** What a text says at the first place where its block has the name. */
const saidOf = (code: string, name: string): string | undefined => {
  const types = typesOf('en', code)
  const index = nameAt(types, code.indexOf(name))
  return index === undefined ? undefined : types.texts[types.names[index]?.[1] ?? -1]
}

describe.each(locales)('every TypeScript block, in %s', (locale) => {
  const pages = pagesOf(locale).map((path) => ({ path, html: built(fileOf(locale, path)) }))
  const blocks = pages.flatMap(({ path, html }) => codeBlocksOf(html).map((block) => ({ path, ...block })))

  test('is found', () => {
    const counted = pages.map(({ path, html }) => [path, [...html.matchAll(/<figure [^>]*data-language="?tsx?\b/g)].length])
    expect(pages.map(({ path, html }) => [path, codeBlocksOf(html).length])).toEqual(counted)
    expect(blocks.length).toBeGreaterThan(500)
  })

  test('has its types, each beginning with the name that stands at its place', () => {
    const wrong = blocks.flatMap(({ path, code }) => {
      if (!existsSync(typesFile(locale, code))) return [`${path}: no types for ${code.slice(0, 80)}`]
      const { texts, names } = typesOf(locale, code)
      return names.flatMap(([start, text]) => {
        const said = texts[text] ?? ''
        const name = said.slice(0, lengthOf(said))
        return code.startsWith(name, start) && name !== '' ? [] : [`${path}: at ${start} the code has no ${name}`]
      })
    })
    expect(wrong).toEqual([])
  })

  test('knows nearly every name', () => {
    const few = blocks.filter(({ code }) => {
      const words = new Set(code.replaceAll(/\/\/.*|\/\*[^]*?\*\/|'[^']*'|`[^`]*`/g, '').match(/(?<!\.{3})\b[a-z]\w*(?=\()/g))
      const { texts } = typesOf(locale, code)
      const unknown = [...words].filter((word) => !texts.some((text) => text.slice(0, lengthOf(text)) === word) && !keywords.has(word))
      return unknown.length > words.size / 3
    })
    expect(few.map(({ path, code }) => `${path}: ${code.slice(0, 60)}`)).toEqual([])
  })
})

const keywords = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'function', 'import', 'constructor', 'super', 'typeof', 'await'])

test('the types are those that the compiler finds for a call, a variable and a parameter', () => {
  const { code } = codeBlocksOf(built('/index.html')).find((block) => block.code.includes('circleSDF = fn')) ?? { code: '' }
  expect(saidOf(code, 'circleSDF')).toBe('circleSDF: (p: Vec2, radius: number | Float) => Float')
  expect(saidOf(code, 'p, radius')).toBe('p: Vec2')
  expect(saidOf(code, 'length')).toBe('length(): Float')
})

test('a place between names has none', () => {
  const types: CodeTypes = { texts: ['a: Float', 'bc(): Vec2'], names: [[0, 0], [4, 1]] } // prettier-ignore
  expect([0, 1, 3, 4, 5, 6, 9].map((place) => nameAt(types, place))).toEqual([0, undefined, undefined, 1, 1, undefined, undefined])
})

test('a block sees the names of those before it, and files that the page names', () => {
  const block = (code: string, title = ''): Parameters<typeof pageFiles>[0][number] => ({ code, title, language: 'ts' })
  const page = [block(`export const shade = 1`, 'src/shader.ts'), block(`const { a, b: c } = shade`), block(`import { shade } from './shader'`, 'src/main.ts')]
  const { blocks, written } = pageFiles(page, '/place', new Map())
  expect(blocks.map(({ path }) => path)).toEqual(['/place/0/src/shader.ts', '/place/1/block.ts', '/place/2/src/main.ts'])
  expect(blocks[1]?.text).toContain(`import { shade } from '/place/0/src/shader'`)
  expect(blocks[1]?.text).toContain('export { a, c }')
  expect(blocks[2]?.text).not.toContain('/place/0')
  expect(written.map(({ path }) => path)).toContain('/place/2/src/shader.ts')
})

test('a block that shows a file of the repository is looked up there', () => {
  const { blocks, written } = pageFiles([{ code: 'const b = a', title: '', language: 'ts' }], '/place', new Map([['/source.ts', 'const a = 1\nconst b = a']]))
  expect(blocks).toEqual([{ path: '/source.ts', text: 'const a = 1\nconst b = a', offset: 12, length: 11 }])
  expect(written).toEqual([])
})
