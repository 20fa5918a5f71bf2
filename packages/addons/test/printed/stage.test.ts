/** Which signatures only a fragment can call. */
import { dpdx, float, fn, signaturesOf } from 'kirari/node'
import { expect, test } from 'vitest'
import { isFragmentOnly, records } from '../../catalogue/index.ts'
import { oracles } from '../oracle/index.ts'

const slope = fn('slope', [{ x: float }], float, (x) => dpdx(x))
const caller = fn('caller', [{ x: float }], float, (x) => slope(x).add(1))
// A variable with the name of a function is not a call.
const other = fn('other', [{ x: float }], float, (x) => x.mul(2).toConst('fwidthOfPixel'))

test('what takes derivatives, and what calls that, is for fragments; nothing else is', () => {
  expect([slope, caller, other].map((call) => isFragmentOnly({ call }))).toEqual([true, true, false])
})

test('the signatures that are drawn in their tests are those for fragments only', () => {
  const drawn = oracles.flatMap(({ signatures }) => signatures.filter(({ stage }) => stage === 'fragment').map(({ signature }) => signature))
  const found = records.flatMap(({ call }) => signaturesOf(call).filter(isFragmentOnly))
  expect(found.map(({ name }) => name).toSorted()).toEqual(drawn.toSorted())
})
