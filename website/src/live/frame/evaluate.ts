/**
 * Runs compiled code and gives what is to be shown: what it handed to `render`, else its default export, else the value of its last
 * statement; a function or a class is a component. `render` may be called again later. This is what a live block may use, and all of it.
 */
import * as React from 'react'
import { compile, watchName } from './compile.ts'

/** What a block may import. */
const modules: Readonly<Record<string, unknown>> = { react: React }

/** What React offers by plain names: its own secrets have others. */
const ofReact = Object.fromEntries(Object.entries(React).filter(([name]) => /^[A-Za-z]+$/.test(name) && name !== 'default'))

/** The name by which the browser calls the code in its traces. */
const codeName = 'live-block.js'

export type Outcome = { readonly element: React.ReactNode }

export type Surroundings = {
  /** Called each time round in every loop. */
  readonly watch: () => void
  /** Takes what `render` is given when the code has come to its end already. */
  readonly onLate: (outcome: Outcome) => void
}

export const evaluate = (source: string, language: string, { watch, onLate }: Surroundings): Outcome => {
  let rendered: Outcome | undefined
  let isOver = false
  const module: { exports: { readonly default?: unknown } } = { exports: {} }
  const scope: Readonly<Record<string, unknown>> = {
    ...ofReact,
    React,
    module,
    exports: module.exports,
    require: (name: string) => {
      if (Object.hasOwn(modules, name)) return modules[name]
      throw new Error(`There is no module "${name}" here. What can be imported: ${Object.keys(modules).join(', ')}.`)
    },
    render: (element: unknown) => {
      const outcome = { element: shown(element) }
      if (isOver) onLate(outcome)
      else rendered = outcome
    },
    [watchName]: watch,
  }
  const value = prepare(compile(source, language), Object.keys(scope))(...Object.values(scope))()
  isOver = true
  return rendered ?? { element: shown(module.exports.default ?? value) }
}

/** The code's own names may be those of the scope, so it is a function inside the one that takes the scope. */
const prepare = (code: string, names: readonly string[]) =>
  // What it does is what its text says. The frame's content policy allows this, and only the frame's.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(...names, `return function(){${code}\n}\n//# sourceURL=${codeName}`) as (...values: readonly unknown[]) => () => unknown

const shown = (value: unknown): React.ReactNode => {
  // A function that is shown is a component, as the page that teaches it says.
  if (typeof value === 'function') return React.createElement(value as React.ComponentType)
  // The rest React reads itself, and says what it cannot show.
  return value as React.ReactNode
}

/** At which line of the code an error was thrown, if its trace says so. Browsers count the lines of a function's head in different ways. */
export const lineOf = (error: unknown): number | undefined => {
  const found = rawLine(error)
  if (found === undefined) return undefined
  const line = found - headLines()
  return line > 0 ? line : undefined
}

const rawLine = (error: unknown): number | undefined => {
  const [, line] = (error instanceof Error && new RegExp(`${codeName}:(\\d+)`).exec(error.stack ?? '')) || []
  return line === undefined ? undefined : Number(line)
}

let head: number | undefined
const headLines = (): number => {
  if (head === undefined) {
    try {
      prepare('throw new Error()', ['a', 'b'])()()
    } catch (error) {
      head = (rawLine(error) ?? 1) - 1
    }
  }
  return head ?? 0
}
