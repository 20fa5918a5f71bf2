/** The plan and the functions that there are: each has a row, each row a function, and every kind is used. */
import { records } from '@kirari/addons/catalogue'
import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { plan, rowOf } from './plan.ts'
import type { Row } from './row.ts'

const shown = records.map((record) => ({ path: `${record.category}/${record.slug}`, row: plan.get(`${record.category}/${record.slug}`) }))

test('every function has a row, and every row a function', () => {
  expect([...plan.keys()].toSorted()).toEqual(shown.map(({ path }) => path).toSorted())
})

test('every kind is that of a function', () => {
  const used = new Set<string>(shown.flatMap(({ row }) => (row ? [row.kind] : [])))
  expect(Object.keys(kinds).filter((kind) => !used.has(kind))).toEqual([])
})

test('there are at most 60 kinds', () => {
  expect(new Set([...plan.values()].map(({ kind }) => kind)).size).toBeLessThanOrEqual(60)
})

test('a function without a row says so and where to look', () => {
  expect(() => rowOf({ category: 'math', slug: 'nothing' })).toThrow('has no row for math/nothing: add one in website/src/previews/plan')
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
