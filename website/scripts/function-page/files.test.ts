/** What is made from the records: complete in both languages, alike in both, and the same every time. */
import { records, type FunctionRecord } from '@kirari/addons/catalogue'
import { toText } from 'hast-util-to-text'
import { fromHtml } from 'hast-util-from-html'
import { toGLSL } from 'kirari/glsl'
import { toJS } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowOf } from '../../src/previews/plan/plan.ts'
import type { FunctionDocument } from '../../src/components/function-page/function-document.ts'
import { unpackItems, type PackedItems } from '../../src/components/function-page/wall-items.ts'
import { machineAddress, machineFolder, pathOf } from './address.ts'
import { documentFile, documentFiles, listFiles, moduleFolder, pageFolders, sidebarFile } from './files.ts'
import { languages, type Language } from './language.ts'
import { sections } from './wording.ts'

const lists = listFiles(records)
const listAt = (path: string): string => lists.get(path) ?? `There is no file ${path}.`
const files = new Map<string, string>()
beforeAll(() => {
  for (const record of records) for (const [path, text] of documentFiles(record, records)) files.set(path, text)
}, 60_000)
// The file is that type as JSON.
const page = (record: FunctionRecord, language: Language): FunctionDocument => JSON.parse(files.get(documentFile(record, language)) ?? '{}') as FunctionDocument

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const textOf = (html: string): string => toText(fromHtml(html, { fragment: true }))
/** Text in which every sentence could stay untranslated: code, names, titles of papers and formulas are taken out. */
const withoutCode = (html: string): string =>
  textOf(
    html
      .replaceAll(/<figure[^]*?<\/figure>/g, '')
      .replaceAll(/<div class="math[^]*?<\/div>/g, '')
      .replaceAll(/<code[^]*?<\/code>/g, '')
      .replaceAll(/<cite[^]*?<\/cite>/g, '')
      .replaceAll(/<div class="data-table data-table-names[^]*?<\/div>/g, ''),
  )
/** The code of the blocks of a page, by their languages. */
const blocks = (html: string): readonly (readonly [string, string])[] =>
  [...html.matchAll(/<figure class="code" data-language="(\w+)">[^]*?<code[^>]*>([^]*?)<\/code>/g)].map(([, language = '', code = '']) => [
    language,
    textOf(`<pre>${code}</pre>`).trimEnd(),
  ])

test('makes the same files every time', () => {
  const [record] = records
  if (!record) throw new Error('The catalogue is empty.')
  for (const [path, text] of documentFiles(record, records)) expect(files.get(path), path).toBe(text)
  expect([...listFiles(records)]).toEqual([...lists])
})

test('a function that takes derivatives says so, in its chips, of the parameter that takes their place, and for programs', () => {
  const circle = records.find(({ importName }) => importName === 'drawCircle')
  if (!circle) throw new Error('drawCircle has no record.')
  expect(page(circle, 'en').body).toContain('in part fragment only')
  expect(page(circle, 'ja').body).toContain('一部はフラグメント専用')
  expect(textOf(page(circle, 'en').body)).toContain('optional in a fragment')
  expect(textOf(page(circle, 'ja').body)).toContain('フラグメントでは省略可')
  expect(files.get(`${machineFolder}${machineAddress(circle, 'json')}`)).toContain('"fragmentOnly": true')
})

test('bounds that differ from component to component are told of each, in the table and for programs', () => {
  const oklab = records.find(({ importName }) => importName === 'oklab2srgb')
  if (!oklab) throw new Error('oklab2srgb has no record.')
  expect(textOf(page(oklab, 'en').body)).toMatch(/x: 0 to 1\s+y, z: −0\.4 to 0\.4/)
  expect(textOf(page(oklab, 'ja').body)).toMatch(/x：0〜1\s+y、z：−0\.4〜0\.4/)
})

test('a noise with values to set says of its histogram what they do not change; one without has nothing to say', () => {
  const says = (name: string): readonly boolean[] =>
    records
      .filter(({ importName }) => importName === name)
      .flatMap((record) => languages.map((language) => page(record, language).body.includes('picture-note')))
  expect([says('fbm'), says('gnoise')]).toEqual([
    [true, true],
    [false, false],
  ])
})

describe.each(records)('the page of $importName', (record) => {
  test.each(languages)('is there in %s, named by its import', (language) => {
    expect(page(record, language).title).toBe(record.importName)
    expect(page(record, language).head).toContain(`<h1>${record.importName}</h1>`)
    expect(files.get(`${pageFolders[language]}/${pathOf(record)}.page`)).toContain(`title: "${record.importName}"\n`)
  })

  test('has the same sections with the same ids in both languages, in the order of the wording', () => {
    const [en, ja] = languages.map((language) => page(record, language).toc)
    expect(en?.map(({ id }) => id)).toEqual(ja?.map(({ id }) => id))
    expect(en?.map(({ id }) => id)).toEqual(Object.keys(sections).filter((id) => en?.some((section) => section.id === id)))
    expect(ja?.filter(({ value }) => !japanese.test(value))).toEqual([])
    for (const { id } of en ?? []) expect(page(record, 'en').body).toContain(`id="${id}"`)
  })

  test('has the same code in both languages', () => {
    expect(blocks(page(record, 'ja').body)).toEqual(blocks(page(record, 'en').body))
    expect(blocks(page(record, 'en').body).length).toBeGreaterThan(5)
  })

  test('shows what the compiler prints', () => {
    const shown = blocks(page(record, 'en').body)
    expect(shown.findLast(([language]) => language === 'glsl')?.[1]).toBe(toGLSL(record.call).trimEnd())
    expect(shown.findLast(([language]) => language === 'wgsl')?.[1]).toBe(toWGSL(record.call).trimEnd())
    expect(page(record, 'en').body).toContain(`<span class="code-title">${pathOf(record)}.ts</span>`)
  })

  test('says every sentence in its own language', () => {
    expect(withoutCode(page(record, 'en').head + page(record, 'en').body)).not.toMatch(japanese)
    const lines = withoutCode(page(record, 'ja').head + page(record, 'ja').body).split('\n')
    // Names of people and journals are not translated.
    expect(lines.filter((line) => /[a-z] [a-z]+ [a-z]+/.test(line) && !japanese.test(line) && !/\(\d{4}\)\./.test(line))).toEqual([])
  })

  test('explains every parameter and every edge case', () => {
    const { body } = page(record, 'ja')
    for (const { name } of record.parameters) expect(body).toContain(`<tr><td><code translate="no">${name}</code>`)
    record.edgeCases.forEach((_, i) => expect(body).toContain(`<span id="case-${i + 1}">`))
  })

  test('can be found by what people call it', () => {
    for (const language of languages) expect(page(record, language).keywords).toEqual(expect.arrayContaining([record.slug, ...record.synonyms[language]]))
  })
})

test('the module of the curve editor has every easing, with the values that the compiler’s JavaScript has', async () => {
  const code = listAt(`${moduleFolder}/easing-curves.ts`).replace(/: Readonly<.*?> =/, ' =')
  // The module exports what its text says.
  const { curves } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly curves: Readonly<Record<string, (t: number) => number>> }
  const easings = records.filter(({ category }) => category === 'animation/easing')
  expect(Object.keys(curves)).toEqual(easings.map(({ importName }) => importName))
  for (const { importName, call } of easings) for (const t of [0, 0.25, 0.75, 1]) expect(curves[importName]?.(t), importName).toBe(toJS(call)(t))
})

/** The functions on the walls of a page. */
const pathsOn = (page: string): readonly string[] =>
  [...page.matchAll(/^export const (?:functions|categories) = (.*)$/gm)]
    .flatMap(([, json = '']) =>
      // As index-page.ts writes them.
      [JSON.parse(json) as PackedItems | readonly { readonly items: PackedItems }[]].flat().flatMap((part) => unpackItems('items' in part ? part.items : part)),
    )
    .map(({ path }) => path)

test('every function is in the sidebar and on the index pages of both languages', () => {
  for (const language of languages) {
    const all = pathsOn(listAt(`${pageFolders[language]}/index.mdx`))
    for (const record of records) {
      expect(all).toContain(pathOf(record))
      expect(pathsOn(listAt(`${pageFolders[language]}/${record.category}/index.mdx`))).toContain(pathOf(record))
      expect(listAt(sidebarFile)).toContain(`"${pathOf(record)}"`)
    }
  }
})

test('a page loads the functions of its own kind of preview only', () => {
  for (const record of records)
    expect(listAt(`${moduleFolder}/${rowOf(record).kind}.ts`)).toMatch(
      new RegExp(`"${pathOf(record)}": \\{ preview: .*, subject: \\{ call: ${record.importName},`),
    )
  expect(listAt(`${moduleFolder}/curve.ts`)).not.toContain('rectSDF')
  expect(listAt(`${moduleFolder}/index.ts`)).not.toContain('@kirari/addons')
})
