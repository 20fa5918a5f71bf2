/** SEMANTICS.md gives the reason of each meaning, and the test that shows it: every file that it names exists. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const listed = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path.replaceAll('\\', '/')}`)
const files = [...listed('packages/kirari/src'), ...listed('packages/kirari/test'), ...listed('internal/testing')]

it('names files that exist', () => {
  const text = readFileSync(join(root, 'packages/kirari/src/shader/SEMANTICS.md'), 'utf8')
  const named = [...new Set([...text.matchAll(/`([\w./*{},-]+\.ts)`/g)].map(([, path = '']) => path))]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([])
})
