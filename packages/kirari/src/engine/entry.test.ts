/** The entries of the engine have the same exports and differ only in their backends. */
import { expect, test } from 'vitest'
import * as kirari from '../index.ts'
import * as webgl from './webgl.ts'
import * as webgpu from './webgpu.ts'

test.each([
  ['kirari/webgl', webgl],
  ['kirari/webgpu', webgpu],
])('%s gives what kirari gives, so that a program changes one word to be on it alone', (_, entry) => {
  expect(Object.keys(entry).toSorted()).toEqual(Object.keys(kirari).toSorted())
  const own = ['createEngine', 'draw', 'dispatch', 'repeat']
  const shared = (of: typeof kirari | typeof webgl) => Object.entries(of).filter(([name]) => !own.includes(name))
  expect(shared(entry)).toEqual(shared(kirari))
})
