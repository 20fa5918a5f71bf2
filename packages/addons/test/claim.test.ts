/** The claims of the records: each sentence of a kind that can be false quotes one, and each is proved by a test of properties. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { records } from '../catalogue/index.ts'
import type { FunctionRecord } from '../catalogue/index.ts'

const claimWords = /\b(?:exactly|never|always|everywhere|smooth(?:ly)?|symmetric(?:al)?)\b/i

const folder = join(import.meta.dirname, 'property')
const properties = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))

const englishIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string') return [value.en]
  return Object.values(value).flatMap(englishIn)
}
/** The texts that speak of the function itself: not the names of other libraries, search words and titles, nor what its tests are. */
const textsOf = ({ summary, intuition, parameters, returns, edgeCases, continuity, confusedWith, made }: FunctionRecord): readonly string[] =>
  englishIn([summary, intuition, parameters, returns, edgeCases, continuity, confusedWith, made])

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;:!?])\s/)

describe.each(records)('the record of $importName', (record) => {
  const texts = textsOf(record)
  const quotations = Object.keys(record.claims)

  test('quotes a claim in each sentence that makes one', () => {
    const claiming = texts.flatMap(sentencesOf).filter((sentence) => claimWords.test(sentence))
    expect(claiming.filter((sentence) => !quotations.some((quotation) => sentence.includes(quotation)))).toEqual([])
  })

  test('quotes its own texts', () => {
    expect(quotations.filter((quotation) => !texts.some((text) => text.includes(quotation)))).toEqual([])
  })

  test('names a test of properties for each claim', () => {
    const own = properties.filter((source) => source.includes(record.importName))
    const unproved = Object.entries(record.claims).filter(
      ([, title]) => !own.some((source) => source.includes(`test('${title}'`) || source.includes(`('${title}', (`)),
    )
    expect(unproved).toEqual([])
  })
})
