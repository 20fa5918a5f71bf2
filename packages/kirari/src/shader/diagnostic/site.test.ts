/** How the place of a call is read from the stack of each JavaScript engine. */
import { describe, expect, test } from 'vitest'
import { captureSite, placeOf, placeOutside, siteOfStack } from './site.ts'

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
  ['V8, after an await', 'Error\n    at async http://localhost:5173/src/app.ts:4:7', 'http://localhost:5173/src/app.ts:4:7'],
  [
    'V8, in code that is made from text',
    'Error\n    at shade (eval at run (http://a.example/run.js:1:2), <anonymous>:3:5)\n    at file:///a.ts:4:7',
    '/a.ts:4:7',
  ],
  [
    'V8, below a module of Node',
    'Error\n    at node:internal/main:1:2\n    at shade (/home/me/my files (new)/app.ts:4:7)',
    '/home/me/my files (new)/app.ts:4:7',
  ],
  ["webpack's modules of text", 'Error\n    at eval (webpack-internal:///./src/app.ts:4:7)', 'webpack-internal:///./src/app.ts:4:7'],
  ['JavaScriptCore, at the top of a module', 'module code@http://localhost:5173/src/app.ts:4:7', 'http://localhost:5173/src/app.ts:4:7'],
  [
    'JavaScriptCore, below a function of the language',
    'map@[native code]\nhttp://localhost:5173/src/@me/app.ts:4:7',
    'http://localhost:5173/src/@me/app.ts:4:7',
  ],
  ['SpiderMonkey, in an arrow function after an await', 'async*shade/<@http://localhost:5173/src/app.ts:4:7', 'http://localhost:5173/src/app.ts:4:7'],
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

test('where a framework made the call, its frames and those of other installed packages are left out', () => {
  const stack = [
    'Error',
    '    at devComponent (http://localhost:5173/node_modules/.vite/deps/solid-js.js?v=1:550:2)',
    '    at Card (file:///home/me/node_modules/.pnpm/cards@1.0.0/node_modules/cards/index.js:3:1)',
    '    at App (http://localhost:5173/src/app.tsx:4:7)',
  ].join('\n')
  expect(placeOf(stack, true)).toBe('http://localhost:5173/src/app.tsx:4:7')
  expect(siteOfStack(() => stack)?.place).toBe('http://localhost:5173/src/app.tsx:4:7')
  expect(siteOfStack(() => null)).toBeUndefined()
  const full = [
    'captureSite@http://localhost/node_modules/kirari/dist/shader/diagnostic/site.js:3:9',
    'Shader@http://localhost/node_modules/kirari/dist/solid/shader.js:7:1',
    'createComponent@http://localhost/node_modules/solid-js/dist/dev.js:7:1',
    'App@http://localhost/src/app.tsx:4:7',
  ].join('\n')
  expect(placeOutside(full, true)).toBe('http://localhost/src/app.tsx:4:7')
})

test('where nobody says which function is ours there is no place', () => {
  expect(captureSite(undefined)).toBeUndefined()
})

describe('a stack that begins in the package, because the engine lost the frame of the public function,', () => {
  const modules = 'http://localhost/node_modules/kirari/dist/shader'
  const deps = 'http://localhost:5173/node_modules/.vite/deps'
  test.each([
    ['of separate modules', `captureSite@${modules}/diagnostic/site.js:3:9\nrecord@${modules}/front/node/record.js:7:1\nshade@http://localhost/app.js:4:7`],
    ['of a development server', `captureSite@${deps}/chunk-A.js?v=1:3:9\nIf@${deps}/kirari_node.js?v=1:7:1\nmodule code@http://localhost/app.js:4:7`],
    ['of one file for the package', 'captureSite@http://localhost/vendor.js:3:9\nIf@http://localhost/vendor.js:7:1\nshade@http://localhost/app.js:4:7'],
  ])('%s, leads to the first frame after it', (_, stack) => {
    expect(placeOutside(stack)).toBe('http://localhost/app.js:4:7')
  })

  test('leads nowhere where all is one file without a map', () => {
    expect(placeOutside('captureSite@http://localhost/all.js:3:9\nshade@http://localhost/all.js:4:7')).toBe('')
  })
})
