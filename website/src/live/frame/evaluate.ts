/**
 * Runs compiled code and gives what is to be shown: what it handed to `render`, else its default export, else the value of its last
 * statement; a function or a class is a component. `render` may be called again later. This is what a live block may use, and all of it.
 */
import * as React from 'react'
import { compile, watchName } from './compile.ts'
import { preparation } from './prepare.ts'

/** What a block may import. */
const modules: Readonly<Record<string, unknown>> = { react: React }

/** What React offers by plain names: its own secrets have others. */
const ofReact = Object.fromEntries(Object.entries(React).filter(([name]) => /^[A-Za-z]+$/.test(name) && name !== 'default'))

const { prepare, lineOf } = preparation('live-block.js')
export { lineOf }

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
  const value = prepare(compile(source, language), scope)()
  isOver = true
  return rendered ?? { element: shown(module.exports.default ?? value) }
}

const shown = (value: unknown): React.ReactNode => {
  // A function that is shown is a component, as the page that teaches it says.
  if (typeof value === 'function') return React.createElement(value as React.ComponentType)
  // The rest React reads itself, and says what it cannot show.
  return value as React.ReactNode
}
