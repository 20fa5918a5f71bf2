/** What becomes of the text of a live block: its value, its loops, its mistakes. Run in Node; the frame itself is tested in the built site. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { paint } from '../paint.ts'
import { readReport } from '../message.ts'
import { compile, Unreadable, watchName } from './compile.ts'
import { evaluate, lineOf } from './evaluate.ts'
import { createWatch, EndlessLoop } from './watch.ts'

const nothing = { watch: () => undefined, onLate: () => undefined }
const show = (code: string, language = 'jsx'): string => renderToStaticMarkup(createElement('i', null, evaluate(code, language, nothing).element)).slice(3, -4)

describe('what a block shows', () => {
  test.each([
    ['an element', '<b>hi</b>'],
    ['a component that is declared last', 'function App() { return <b>hi</b> }'],
    ['a component that is an expression', '() => <b>hi</b>'],
    ['the value of its last statement', 'const name = "hi";\n<b>{name}</b>'],
    ['its default export', 'export default function App() { return <b>hi</b> }\nconst after = 1'],
    ['what it gives to render', 'const App = () => <b>hi</b>\nrender(<App />)\n1'],
    ['a class of React', 'class App extends React.Component { render() { return <b>hi</b> } }'],
    ['what hooks of the scope give', 'function App() { const [name] = useState("hi"); return <b>{name}</b> }'],
    ['names of the scope that it declares itself', 'const { useState } = React\nfunction App() { return <b>{useState("hi")[0]}</b> }'],
    ['what it imports', 'import React, { useState as state } from "react"\nexport default () => <b>{state("hi")[0]}</b>'],
  ])('is %s', (_, code) => {
    expect(show(code)).toBe('<b>hi</b>')
  })

  test('may come later', () => {
    const late: unknown[] = []
    evaluate('Promise.resolve().then(() => render("then"))\nnull', 'jsx', { ...nothing, onLate: (outcome) => late.push(outcome.element) })
    return Promise.resolve().then(() => expect(late).toEqual(['then']))
  })

  test('may be written with types', () => {
    expect(show('type Name = string\nconst name: Name = "hi";\n<b>{name satisfies string}</b>', 'tsx')).toBe('<b>hi</b>')
  })

  test('comes from nothing that the frame does not have', () => {
    expect(() => show('import fs from "fs"\n<b />')).toThrow('There is no module "fs" here. What can be imported: react.')
  })
})

test('every loop calls the watch, whatever its body is', () => {
  const code = compile('for (;;) while (a) do b(); while (c)\nfor (const x of y) { z() }\nfor (const x in y) ;', 'js')
  expect(code.split(`${watchName}()`)).toHaveLength(6)
  let calls = 0
  evaluate('for (let i = 0; i < 3; i++) for (const j of [1, 2]) i += 0 * j\nnull', 'js', { ...nothing, watch: () => calls++ })
  expect(calls).toBe(9)
})

describe('a mistake', () => {
  test('in the text says at which line', () => {
    const error = (() => {
      try {
        return compile('const a = 1\nconst b = <b>', 'jsx')
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(Unreadable)
    expect((error as Unreadable).line).toBe(2)
    expect((error as Unreadable).message).not.toMatch(/\(\d+:\d+\)|Error transforming/)
  })

  test('of the run says at which line it was thrown', () => {
    const thrown: unknown[] = []
    for (const code of ['const a = 1\n\nnull.x', 'import React from "react"\nconst f = () => {\n  missing()\n}\nf()']) {
      try {
        evaluate(code, 'jsx', nothing)
      } catch (error) {
        thrown.push(lineOf(error))
      }
    }
    expect(thrown).toEqual([3, 3])
    expect(lineOf(new Error('elsewhere'))).toBeUndefined()
  })
})

describe('the watch', () => {
  const clock = () => {
    const waiting: (() => void)[] = []
    const state = { time: 0, end: () => waiting.splice(0).forEach((then) => then()) }
    return { state, clock: { now: () => state.time, afterThis: (then: () => void) => void waiting.push(then) } }
  }

  test('ends code that runs on and on', () => {
    const { state, clock: given } = clock()
    const watch = createWatch(1000, given)
    const spin = () => {
      for (;;) {
        state.time += 1
        watch()
      }
    }
    expect(spin).toThrow(EndlessLoop)
    expect(state.time).toBeLessThan(1100)
  })

  test('lets code go on that comes to an end again and again', () => {
    const { state, clock: given } = clock()
    const watch = createWatch(1000, given)
    for (let frame = 0; frame < 100; frame++) {
      for (let i = 0; i < 500; i++) {
        state.time += 1
        watch()
      }
      state.end()
    }
    expect(state.time).toBe(50_000)
  })
})

test('what a frame says is read before it is believed', () => {
  expect(readReport({ type: 'failed', run: 1, message: 'x'.repeat(5000), line: 2 })).toEqual({ type: 'failed', run: 1, message: 'x'.repeat(2000), line: 2 })
  expect(readReport({ type: 'height', height: 12 })).toEqual({ type: 'height', height: 12 })
  for (const data of [
    null,
    'ready',
    { type: 'height', height: '12px' },
    { type: 'height', height: Infinity },
    { type: 'shown' },
    { type: 'failed', run: 1, message: {} },
    { type: 'other', run: 1 },
  ])
    expect(readReport(data)).toBeUndefined()
})

test('painting leaves the text as it is and names its parts', () => {
  const code = '// it\'s\nconst App = () => <p className="a">{f(1.5).x}</p>'
  const pieces = paint(code)
  expect(pieces.map(({ text }) => text).join('')).toBe(code)
  expect(pieces.filter(({ role }) => role).map(({ role, text }) => `${role} ${text}`)).toEqual([
    "tk-comment // it's",
    'tk-keyword const',
    'tk-type App',
    'tk-keyword p',
    'tk-property className',
    'tk-string "a"',
    'tk-function f',
    'tk-number 1.5',
    'tk-property x',
    'tk-keyword p',
  ])
})
