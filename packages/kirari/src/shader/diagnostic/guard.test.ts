/** The error for calling statement methods in a graph without functions. */
import { expect, test, vi } from 'vitest'
import { statementMethods } from './guard.ts'

// Another test may have made functions: these modules are loaded again.
vi.resetModules()
const { uv } = await import('../front/node/input.ts')
const { Node } = await import('../front/node/node.ts')
const { defineVariables } = await import('../front/node/variable.ts')

// This order matters: nothing here has made a function yet.
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
