/** Every entry on a server: without a document or a GPU, importing one has no side effects. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}
const entries = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'object' ? [[name.replace('.', 'kirari'), target.default.replace('dist/', 'src/').replace(/\.js$/, '.ts')] as const] : [],
)

// Ignores the globals of Solid.
beforeAll(() => import('solid-js/web'))
// A module that another test loaded would not run again.
beforeEach(() => {
  vi.resetModules()
})

test.each(entries)('%s is imported without a page, and leaves nothing behind', async (_, file) => {
  expect([typeof document, typeof window]).toEqual(['undefined', 'undefined'])
  const before = Reflect.ownKeys(globalThis)
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const entry: object = (await import(pathToFileURL(resolve(root, file)).href)) as object
  expect(Object.keys(entry).length).toBeGreaterThan(0)
  expect(Reflect.ownKeys(globalThis)).toEqual(before)
  expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length).toBeLessThanOrEqual(timers)
})
