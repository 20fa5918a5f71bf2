import { expect, test } from 'vitest'
import type { Step, StepKind } from './message.ts'
import { callsAt, outFrom, outlineOf, overFrom } from './walk.ts'

const step = (kind: StepKind, name?: string, from = 0, cpu?: number): Step => ({
  kind,
  range: { from, to: from + 1 },
  name,
  type: cpu === undefined ? undefined : 'float',
  cpu: cpu === undefined ? [] : [cpu],
  gpu: [],
})

/** A function `outer` with two loops, one in the other; the inner one calls `inner` in each turn. */
const steps: readonly Step[] = [
  step('value', 'p', 1, 3),
  step('enter', 'outer', 2),
  step('parameter', 'x', 2, 3),
  step('turn', 'i', 5, 0),
  step('turn', 'j', 6, 0),
  step('enter', 'inner', 9),
  step('parameter', 'x', 9, 7),
  step('return', 'inner', 9, 8),
  step('assign', 'sum', 7, 8),
  step('turn', 'j', 6, 1),
  step('assign', 'sum', 7, 16),
  step('end', undefined, 6),
  step('turn', 'i', 5, 1),
  step('end', undefined, 6),
  step('turn', 'i', 5, 2),
  step('return', 'outer', 2, 16),
  step('value', 'q', 3, 16),
]

test('the outline has the depth of calls and the turn of the innermost loop', () => {
  expect(outlineOf(steps).map(({ depth, turn }) => `${depth}:${turn ?? ''}`)).toEqual('0: 1: 1: 1:1 1:1 2: 2: 2: 1:1 1:2 1:2 1:1 1:2 1:2 1:3 1:3 0:'.split(' '))
})

test('a step is inside the calls and loops that run, and sees their latest values', () => {
  expect(callsAt(steps, 10)).toEqual([
    { name: undefined, turns: [], variables: new Map([['p', 0]]) },
    {
      name: 'outer',
      turns: [1, 2],
      variables: new Map([
        ['x', 2],
        ['i', 3],
        ['j', 9],
        ['sum', 10],
      ]),
    },
  ])
  expect(callsAt(steps, 6).at(-1)).toEqual({ name: 'inner', turns: [], variables: new Map([['x', 6]]) })
  expect(callsAt(steps, 16)).toHaveLength(1)
})

test('stepping over skips the functions that are called, and stepping out the rest of the own one', () => {
  const outline = outlineOf(steps)
  // From a value to what follows the call, from inside a function over the one that it calls, and from the start of one to what follows its return.
  expect([overFrom(steps, outline, 0), overFrom(steps, outline, 4), overFrom(steps, outline, 5), overFrom(steps, outline, 16)]).toEqual([16, 8, 8, 16])
  expect([outFrom(outline, 6), outFrom(outline, 8), outFrom(outline, 16)]).toEqual([8, 16, 16])
})
