/** The measurements of the catalogue: one for every signature, and no others. The tests that compare fail when a target gets worse. */
import { signaturesOf } from 'kirari/node'
import { expect, test } from 'vitest'
import { measurementCircumstances, measurementOf, records } from '../catalogue/index.ts'
import { measured } from '../catalogue/measured/all.ts'

const signatures = records.flatMap((record) => signaturesOf(record.call).map(({ name }) => name))

test('every signature has been measured; where one is missing, `npm run measure`', () => {
  expect(signatures.filter((name) => !measurementOf(name))).toEqual([])
})

test('nothing is measured that is no longer there', () => {
  expect(Object.keys(measured).filter((name) => !signatures.includes(name))).toEqual([])
})

test('it is known when, and on what', () => {
  const { date, ...targets } = measurementCircumstances
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  for (const name of Object.values(targets)) expect(name).toMatch(/\S/)
})
