/** Which functions call which, according to the printed text. */
import { float, fn, signaturesOf } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { dependenciesOf, records, usedBy } from '../../catalogue/index.ts'
import type { FunctionName, FunctionRecord } from '../../catalogue/index.ts'

const inner = fn('inner', [{ x: float }], float, (x) => x.mul(2))
const helper = fn('helper', [{ x: float }], float, (x) => inner(x).add(1))
const outer = fn('outer', [{ x: float }], float, (x) => helper(x).add(helper(2)))
const outermost = fn('outermost', [{ x: float }], float, (x) => outer(x))

describe('among four functions, one of them without a record', () => {
  // Only the fields that are read: the names need not be those of real functions.
  const recordOf = (name: string, call: FunctionRecord['call']) => ({ importName: name as FunctionName, call }) as FunctionRecord
  const all = [recordOf('outermost', outermost), recordOf('outer', outer), recordOf('inner', inner)]
  const [first, second, third] = all as [FunctionRecord, FunctionRecord, FunctionRecord]

  test('a function depends on what it calls, and what its helpers call, and no further', () => {
    expect(all.map((record) => dependenciesOf(record, all))).toEqual([['outer'], ['inner'], []])
  })

  test('the other direction says the same', () => {
    expect(all.map((record) => usedBy(record, all))).toEqual([[], ['outermost'], ['outer']])
  })

  test('a record that is not among them is refused', () => {
    expect(() => dependenciesOf(third, [first, second])).toThrow(/inner/)
  })
})

test('no function depends on itself, and the two directions agree for all records', () => {
  for (const record of records) {
    const names = dependenciesOf(record, records)
    expect(names).not.toContain(record.importName)
    for (const other of records) expect(usedBy(other, records).includes(record.importName)).toBe(names.includes(other.importName))
    expect(signaturesOf(record.call).map(({ name }) => name)).not.toEqual([])
  }
})
