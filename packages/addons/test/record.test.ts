/** Checks of the records that types cannot make: names that match the code, texts in the right language, valid cases. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { signaturesOf } from 'kirari/node'
import type { Signature } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { boundsIn, boundsOf, categories, records, resultRange } from '../catalogue/index.ts'
import type { FunctionRecord, Text, Value } from '../catalogue/index.ts'
import * as addons from '../src/index.ts'
import { answerOnCPU, rowsOf } from './harness/compare.ts'
import { oracleNamed } from './harness/oracle.ts'
import { componentCount, flatten, signatureOf } from './harness/run.ts'
import { oracles } from './oracle/index.ts'

const packageFolder = join(import.meta.dirname, '..')

test('every function that is exported has a record, and only those', () => {
  const functions = Object.entries(addons).flatMap(([name, value]) => ('type' in value ? [] : [name]))
  expect(records.map((record) => record.importName).toSorted()).toEqual(functions.toSorted())
})

test('records stand in the order of the categories, and every category has one', () => {
  const order = records.map((record) => categories.findIndex(({ id }) => id === record.category))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(new Set(records.map((record) => record.category)).size).toBe(categories.length)
})

/** Every text of a record with its path. */
const textsOf = (value: unknown, path: string): readonly { readonly path: string; readonly text: Text }[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'ja' in value && typeof value.en === 'string' && typeof value.ja === 'string') return [{ path, text: { en: value.en, ja: value.ja } }]
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** The faults of a text; empty if there are none. */
const faultsOf = ({ path, text: { en, ja } }: { readonly path: string; readonly text: Text }): readonly string[] => [
  ...(/\S/.test(en) ? [] : [`${path}: there is no English`]),
  ...(japanese.test(en) ? [`${path}: Japanese in the English: ${en}`] : []),
  ...(japanese.test(ja) ? [] : [`${path}: there is no Japanese: ${ja}`]),
  ...[en, ja].filter((text) => /^\s|\s$|\s\s/.test(text)).map((text) => `${path}: a space too many: ${text}`),
  ...(/[ぁ-んァ-ン一-龥][,.!?]/u.test(ja) ? [`${path}: Latin punctuation after Japanese: ${ja}`] : []),
]

test('categories have texts in both languages', () => {
  expect(textsOf(categories, 'categories').flatMap(faultsOf)).toEqual([])
})

/** Whether a value of a record has the shape of a parameter. */
const fits = (value: Value | undefined, type: Signature['result']): boolean => value !== undefined && flatten(value).length === componentCount(type)

describe.each(records)('the record of $importName', (record: FunctionRecord) => {
  const signatures = signaturesOf(record.call)

  test('is of the function it names', () => {
    const exported = Object.entries(addons).find(([name]) => name === record.importName)?.[1]
    // A function that takes functions is not the function that it returns.
    if (record.made) expect(record.made.code).toContain(`${record.importName}(`)
    else expect(exported).toBe(record.call)
    expect(signatures.map(({ name }) => name)).toContain(record.importName)
    expect(signatures.map(({ name }) => name)).toContain(record.shown)
  })

  test('lies beside its function, both named by the slug', () => {
    for (const folder of ['src', 'catalogue']) expect(existsSync(join(packageFolder, folder, record.category, `${record.slug}.ts`)), folder).toBe(true)
  })

  test('describes every parameter there is, in order', () => {
    const declared = [...new Set(signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)))]
    expect(record.parameters.map(({ name }) => name)).toEqual(declared)
  })

  test('has defaults of the right shape, inside their ranges', () => {
    const { parameters: shown } = signatureOf(record.call, record.shown)
    for (const parameter of record.parameters) {
      const type = (
        shown.find(({ name }) => name === parameter.name) ?? signatures.flatMap(({ parameters }) => parameters).find(({ name }) => name === parameter.name)
      )?.type
      for (const [min, max] of boundsIn(parameter.range)) {
        expect(min, parameter.name).toBeLessThan(max)
        expect(parameter.step, parameter.name).toBeLessThanOrEqual(max - min)
      }
      expect(parameter.step, parameter.name).toBeGreaterThan(0)
      expect(type && fits(parameter.default, type), parameter.name).toBe(true)
      expect(
        flatten(parameter.default).every((value, i) => {
          const [min, max] = boundsOf(parameter.range, i)
          return value >= min && value <= max
        }),
        parameter.name,
      ).toBe(true)
    }
  })

  test('has edge cases with arguments that fit', () => {
    for (const { instance = record.importName, inputs, result } of record.edgeCases) {
      const { parameters, result: resultType } = signatureOf(record.call, instance)
      const call = JSON.stringify(inputs)
      expect(inputs.length, call).toBe(parameters.length)
      expect(
        parameters.every(({ type }, i) => fits(inputs[i], type)),
        call,
      ).toBe(true)
      expect(fits(result, resultType), call).toBe(true)
    }
  })

  test('has every text in both languages, each in its own', () => {
    expect(textsOf({ ...record, call: undefined }, record.importName).flatMap(faultsOf)).toEqual([])
  })

  test('says in whole Japanese sentences what it says in whole English ones', () => {
    const texts = textsOf({ ...record, call: undefined, examples: undefined, synonyms: undefined }, record.importName)
    // Names are words, not sentences.
    const sentences = texts.filter(({ path }) => !/\.(?:name|where)$/.test(path))
    expect(sentences.filter(({ text }) => !text.en.endsWith('.') || !text.ja.endsWith('。'))).toEqual([])
  })

  test('has synonyms for search in both languages', () => {
    expect(record.synonyms.en.length).toBeGreaterThan(3)
    expect(record.synonyms.ja.filter((word) => japanese.test(word)).length).toBeGreaterThan(3)
    for (const words of Object.values(record.synonyms)) expect(new Set(words).size).toBe(words.length)
  })

  test('names other functions as related', () => {
    expect(record.related).not.toContain(record.importName)
    expect(new Set(record.related).size).toBe(record.related.length)
  })

  test('has references that can be found, and says where its text comes from', () => {
    for (const { authors, doi, title, url, year } of record.references) {
      expect(authors, title).toMatch(/\S/)
      expect(year, title).toBeGreaterThan(1600)
      expect(url === undefined || URL.canParse(url), title).toBe(true)
      expect(doi === undefined || /^10\.\d{4,}\/\S+$/.test(doi), title).toBe(true)
    }
    expect(record.provenance.author).toMatch(/\S/)
  })

  test('states a range that results keep to', () => {
    const oracle = oracleNamed(oracles.find((one) => one.record === record)?.signatures ?? [], record.shown)
    const { parameters } = signatureOf(record.call, record.shown)
    const ranges = parameters.flatMap(({ name, type }) => {
      const range = record.parameters.find((parameter) => parameter.name === name)?.range ?? [NaN, NaN]
      return Array.from({ length: componentCount(type) }, (_, i) => {
        const [min, max] = boundsOf(range, i)
        return { min, max }
      })
    })
    // Slopes are not parameters: they stay as the oracle has them.
    const any = rowsOf(record, { ...oracle, rows: [], ranges: [...ranges, ...oracle.ranges.slice(ranges.length)] }, 2000)
    // No channel of a premultiplied colour is above its alpha.
    const isLayer = record.parameters.every(({ unit }) => unit === 'premultiplied')
    const rows = isLayer ? any.map((row) => row.map((value, i) => (i % 4 === 3 ? value : value * (row[i - (i % 4) + 3] ?? NaN)))) : any
    const { open } = record.returns.range
    // Rounding of the last bits, except where the bound is guaranteed.
    const slack = open ? 0 : 1e-6
    const isOutside = (value: number, component: number): boolean => {
      const [min, max] = boundsOf(resultRange(record), component)
      return value < min - slack || value > max + slack || (open === true && value >= max)
    }
    expect(answerOnCPU(record, oracle, rows).flatMap((result) => result.filter(isOutside))).toEqual([])
  })
})
