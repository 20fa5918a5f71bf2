/** What a graph without functions says of the methods that only their bodies have. */
import { expect, test } from 'vitest'
import { uv } from '../front/node/input.ts'
import { Node } from '../front/node/node.ts'
import { defineVariables } from '../front/node/variable.ts'
import { statementMethods } from './guard.ts'

// In this order: nothing here has made a function yet.
test('they are statements, and there is no body for them', () => {
  expect(() => uv.x.toVar('v')).toThrow(/^S1006: toVar\(\) is a statement[\s\S]*guard\.test\.ts/)
})

test('they are those that functions bring, all of them', () => {
  const methods = (): ReadonlyMap<string, unknown> => {
    const home: object = Object.getPrototypeOf(Node.prototype) as object
    return new Map(Object.entries(Object.getOwnPropertyDescriptors(home)).map(([name, { value }]) => [name, value]))
  }
  const before = methods()
  defineVariables()
  const brought = [...methods()].filter(([name, value]) => value !== before.get(name)).map(([name]) => name)
  expect(brought.toSorted()).toEqual(statementMethods.toSorted())
})
