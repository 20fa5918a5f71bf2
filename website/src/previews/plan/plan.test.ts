/** The plan and the functions that there are: each has a row whose preview is written, and every kind that is written has one of them. */
import { records } from '@kirari/addons/catalogue'
import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { plan, rowOf } from './plan.ts'
import type { Row } from './row.ts'

const shown = records.map((record) => ({ path: `${record.category}/${record.slug}`, row: plan.get(`${record.category}/${record.slug}`) }))

test('every function that has a record has a row, and its preview is written', () => {
  expect(shown.filter(({ row }) => row === undefined || row.toWrite).map(({ path }) => path)).toEqual([])
})

test('every kind that is written is that of a function which has a record', () => {
  const used = new Set<string>(shown.flatMap(({ row }) => (row ? [row.kind] : [])))
  expect(Object.keys(kinds).filter((kind) => !used.has(kind))).toEqual([])
})

test('there are at most 60 kinds, with those that are still to be written', () => {
  expect(new Set([...plan.values()].map(({ kind }) => kind)).size).toBeLessThanOrEqual(60)
})

test('a function without a row, and one whose preview is not written, say so and where to look', () => {
  expect(() => rowOf({ category: 'math', slug: 'nothing' })).toThrow('has no row for math/nothing: add one in website/src/previews/plan')
  const [path = ''] = [...plan].find(([, row]) => row.toWrite) ?? []
  const cut = path.lastIndexOf('/')
  // The part before the name is one of the categories.
  const category = path.slice(0, cut) as (typeof records)[number]['category']
  expect(() => rowOf({ category, slug: path.slice(cut + 1) })).toThrow(`${path} is still to be written`)
})

test('a row with a kind or an option that there is not does not compile', () => {
  // @ts-expect-error: there is no such kind.
  const noKind: Row = { kind: 'plots' }
  // @ts-expect-error: a plot has no such option.
  const noOption: Row = { kind: 'plot', besides: 'smoothstep' }
  // @ts-expect-error: lines are drawn of no such thing.
  const noValue: Row = { kind: 'isolines', of: 'nothing' }
  // @ts-expect-error: noise must say which field it has.
  const tooLittle: Row = { kind: 'noise' }
  expect([noKind, noOption, noValue, tooLittle]).toHaveLength(4)
})
