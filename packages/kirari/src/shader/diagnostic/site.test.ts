/** How the place of a call is read from the stack of each engine. */
import { expect, test } from 'vitest'
import { captureSite, placeOf } from './site.ts'

test.each([
  ['V8, in a function', 'Error\n    at shade (file:///home/me/src/app.ts:4:7)\n    at main (file:///home/me/src/main.ts:9:1)', '/home/me/src/app.ts:4:7'],
  ['V8, at the top of a module', 'Error\n    at file:///home/me/src/app.ts:4:7', '/home/me/src/app.ts:4:7'],
  [
    'V8, below a function of the language',
    'Error\n    at Array.map (<anonymous>)\n    at http://localhost:5173/@fs/src/app.ts?t=12:4:7',
    'http://localhost:5173/@fs/src/app.ts:4:7',
  ],
  [
    'SpiderMonkey and JavaScriptCore',
    'shade@http://localhost:5173/src/app.ts:4:7\nmain@http://localhost:5173/src/main.ts:9:1',
    'http://localhost:5173/src/app.ts:4:7',
  ],
  ['the same without a name', '@http://localhost:5173/src/@me/app.ts:4:7', 'http://localhost:5173/src/@me/app.ts:4:7'],
  ['without places', 'Error', ''],
])('%s', (_, stack, place) => {
  expect(placeOf(stack)).toBe(place)
})

test('a function of ours is left out, and how deep stacks are is as before', () => {
  const limit = Error.stackTraceLimit
  const ours = (): string | undefined => captureSite(ours)?.place
  expect(ours()).toMatch(/site\.test\.ts:\d+:\d+$/)
  expect(Error.stackTraceLimit).toBe(limit)
})

test('where nobody says which function is ours there is no place', () => {
  expect(captureSite(undefined)).toBeUndefined()
})
