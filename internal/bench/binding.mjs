/**
 * The number of gzip bytes that a binding adds to a page: an app with it, minus the same app in plain DOM. The framework
 * itself is left out on both sides. `node internal/bench/binding.mjs` prints the table; binding.test.ts holds the budgets.
 */
import { fileURLToPath } from 'node:url'
import { bundleProgram } from './entry.mjs'

const fragment = `import { time, uniform, uv, vec4 } from 'kirari/node'
const fragment = vec4(uv, time.sin().mul(0.5).add(0.5), 1)
`
const react = `import { createRoot } from 'react-dom/client'
import { jsx } from 'react/jsx-runtime'
const show = (app) => createRoot(document.body).render(jsx(app, {}))
`
const solid = `import { createComponent, render } from 'solid-js/web'
const show = (app) => render(() => createComponent(app, {}), document.body)
`
/** The apps that bindings are compared with. */
const plain = {
  engine: `import { createEngine } from 'kirari'
createEngine({ container: document.body, fragment })`,
  picture: `import { mount } from 'kirari/element'
mount(document.body, { fragment, label: 'A gradient' })`,
  uniform: `import { createEngine } from 'kirari'
createEngine({ container: document.body, fragment: vec4(uv, uniform(1), 1) })`,
}

/**
 * `over` is the plain app. Both sides have the cover, name and sentence from `kirari/element`; `useEngine` adds the code that
 * follows options, which `createEngine` does not have.
 * @type {Readonly<Record<string, { readonly over: keyof typeof plain, readonly app: string, readonly budget: number }>>}
 */
export const bindings = {
  'mount, over createEngine': { over: 'engine', app: plain.picture, budget: 1150 },
  '<Shader> of React, over mount': {
    over: 'picture',
    app: `${react}import { Shader } from 'kirari/react'
show(() => jsx(Shader, { fragment, label: 'A gradient' }))`,
    budget: 400,
  },
  '<Shader> of Solid, over mount': {
    over: 'picture',
    app: `${solid}import { Shader } from 'kirari/solid'
show(() => createComponent(Shader, { fragment, label: 'A gradient' }))`,
    budget: 400,
  },
  'useEngine of React, over createEngine': {
    over: 'engine',
    app: `${react}import { useEngine } from 'kirari/react'
show(() => jsx('div', { ref: useEngine({ fragment }).ref }))`,
    budget: 750,
  },
  'useEngine of Solid, over createEngine': {
    over: 'engine',
    app: `${solid}import { useEngine } from 'kirari/solid'
show(() => {
  const element = document.createElement('div')
  useEngine(() => ({ fragment })).ref(element)
  return element
})`,
    budget: 650,
  },
  'useUniform of React, over uniform': {
    over: 'uniform',
    app: `${react}import { createEngine } from 'kirari'
import { useUniform } from 'kirari/react'
show(() => (createEngine({ container: document.body, fragment: vec4(uv, useUniform(1), 1) }), null))`,
    budget: 260,
  },
  'createUniform of Solid, over uniform': {
    over: 'uniform',
    app: `${solid}import { createEngine } from 'kirari'
import { createUniform } from 'kirari/solid'
show(() => (createEngine({ container: document.body, fragment: vec4(uv, createUniform(() => 1), 1) }), null))`,
    budget: 250,
  },
}

/** Several bindings are compared with one plain app, which we bundle once. @type {Map<keyof typeof plain, ReturnType<typeof bundleProgram>>} */
const bases = new Map()
/** @param {keyof typeof plain} name */
const baseSize = (name) => {
  const base = bases.get(name) ?? bundleProgram(fragment + plain[name])
  bases.set(name, base)
  return base
}

/** @param {keyof typeof bindings} name */
export const bindingSize = async (name) => {
  const { app, over } = bindings[name] ?? { app: '', over: 'engine' }
  const [full, base] = await Promise.all([bundleProgram(fragment + app), baseSize(over)])
  return {
    min: full.min - base.min,
    gzip: full.gzip - base.gzip,
    get brotli() {
      return full.brotli - base.brotli
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {Record<string, object>} */
  const rows = {}
  for (const [name, { budget }] of Object.entries(bindings)) rows[name] = { ...(await bindingSize(name)), budget }
  console.table(rows)
}
