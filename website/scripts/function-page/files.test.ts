/** What is made from the records: complete in both languages, alike in both, and the same every time. */
import { records, type FunctionRecord } from '@kirari/addons/catalogue'
import { toGLSL } from 'kirari/glsl'
import { toWGSL } from 'kirari/wgsl'
import { describe, expect, test } from 'vitest'
import { readFences } from '../fences.ts'
import { pathOf } from './address.ts'
import { functionFiles, moduleFolder, pageFolders, sidebarFile } from './files.ts'
import { languages, type Language } from './language.ts'
import { sections } from './wording.ts'

const files = functionFiles(records)
const fileAt = (path: string): string => files.get(path) ?? `There is no file ${path}.`
const page = (record: FunctionRecord, language: Language): string => fileAt(`${pageFolders[language]}/${pathOf(record)}.mdx`)

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** Text in which every sentence could stay untranslated: code, names and formulas are taken out. */
const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`]*`/g, '')

test('makes the same files every time', () => {
  expect([...functionFiles(records)]).toEqual([...files])
})

describe.each(records)('the page of $importName', (record) => {
  test.each(languages)('is there in %s, named by its import', (language) => {
    expect(page(record, language)).toContain(`\n# ${record.importName}\n`)
    expect(page(record, language)).toContain(`title: "${record.importName}"\n`)
  })

  test('has the same sections with the same ids in both languages, in the order of the wording', () => {
    const [en, ja] = languages.map((language) =>
      [...page(record, language).matchAll(/^## (.+) \{#([\w-]+)\}$/gm)].map(([, title = '', id = '']) => ({ title, id })),
    )
    expect(en?.map(({ id }) => id)).toEqual(ja?.map(({ id }) => id))
    expect(en?.map(({ id }) => id)).toEqual(Object.keys(sections).filter((id) => en?.some((section) => section.id === id)))
    expect(ja?.every(({ title }) => japanese.test(title))).toBe(true)
  })

  test('has the same code in both languages', () => {
    const [en, ja] = languages.map((language) => readFences(page(record, language), pathOf(record)).map(({ language: name, code }) => [name, code]))
    expect(en).toEqual(ja)
  })

  test('shows what the compiler prints, and the source as it is', () => {
    const blocks = readFences(page(record, 'en'), pathOf(record))
    expect(blocks.find(({ language }) => language === 'glsl')?.code).toBe(toGLSL(record.call).trimEnd())
    expect(blocks.find(({ language }) => language === 'wgsl')?.code).toBe(toWGSL(record.call).trimEnd())
    expect(blocks.find(({ meta }) => meta === `title="${pathOf(record)}.ts"`)?.code).toContain(`export const ${record.importName} =`)
  })

  test('says every sentence in its own language', () => {
    expect(withoutCode(page(record, 'en'))).not.toMatch(japanese)
    const lines = withoutCode(page(record, 'ja').slice(page(record, 'ja').indexOf('\n# '))).split('\n')
    // Titles of papers and names of other libraries are not translated; a sentence ends with a full stop of its language.
    const sentences = lines.filter((line) => !/^- .*\(\d{4}\)\./.test(line) && /[a-z] [a-z]+ [a-z]+/.test(line) && !japanese.test(line))
    expect(sentences.filter((line) => !/^(?:import |<|\/>|\$\$|\\begin| {2}\w+=)/.test(line))).toEqual([])
  })

  test('explains every parameter and every edge case', () => {
    const text = page(record, 'ja')
    for (const { name, meaning, outside } of record.parameters) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? ''
      expect(row.split('|').length).toBe(6)
      expect(japanese.test(meaning.ja) && japanese.test(outside.ja)).toBe(true)
    }
    for (const { id } of record.edgeCases) expect(text).toContain(`<span id="case-${id}">`)
  })

  test('can be found by what people call it', () => {
    for (const language of languages) {
      const [, keywords = '[]'] = /^keywords: (.*)$/m.exec(page(record, language)) ?? []
      expect(JSON.parse(keywords)).toEqual(expect.arrayContaining([record.slug, ...record.synonyms[language]]))
    }
  })
})

test('every function is in the sidebar and on the index pages of both languages', () => {
  for (const language of languages) {
    for (const record of records) {
      expect(fileAt(`${pageFolders[language]}/index.mdx`)).toContain(`"/addons/${pathOf(record)}"`)
      expect(fileAt(`${pageFolders[language]}/${record.category}/index.mdx`)).toContain(`"/addons/${pathOf(record)}"`)
      expect(fileAt(sidebarFile)).toContain(`"${pathOf(record)}"`)
    }
  }
})

test('a page loads the functions of its own kind of preview only', () => {
  for (const record of records) expect(fileAt(`${moduleFolder}/${record.preview}.ts`)).toContain(`"${pathOf(record)}": { call: ${record.importName},`)
  expect(fileAt(`${moduleFolder}/curve.ts`)).not.toContain('rectSDF')
  expect(fileAt(`${moduleFolder}/index.ts`)).not.toContain('@kirari/addons')
})
