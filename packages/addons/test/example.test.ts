/** The examples: each is a module as a reader would have it, compiled against the packages and drawn. */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { toGLSL } from 'kirari/glsl'
import { render } from 'kirari/js'
import type { Vec3, Vec4 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { records } from '../catalogue/index.ts'

const folder = join(import.meta.dirname, '../examples')
const examples = records.flatMap(({ importName, category, slug, examples: all }) =>
  all.map(({ id, code }) => ({ path: `${category}/${slug}/${id}.ts`, importName, code })),
)
const root = join(import.meta.dirname, '../../..')

test('every file is the example of a record', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(examples.map(({ path }) => path).toSorted())
})

test('all compile with strict types', async () => {
  const said = await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).then(
    ({ stdout }) => stdout,
    (error: unknown) => (typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error)),
  )
  expect(said).toBe('')
})

describe.each(examples)('$path', ({ path, importName, code }) => {
  test('uses the function and fits its column', () => {
    expect(code).toContain(importName)
    expect(code.endsWith('\n')).toBe(true)
    expect(code).not.toMatch(/;$|\t| $/m)
    // The width of its column on the page, on a desktop.
    for (const line of code.split('\n')) expect(line.length).toBeLessThanOrEqual(75)
  })

  test('draws a picture with something in it, opaque, from finite numbers', async () => {
    // The example exports it; a dynamically imported path has no type.
    const { fragment } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href)) as { fragment: Vec3 | Vec4 }
    const pixels = render(fragment, { width: 48, height: 32, time: 0.7 })
    const colours = new Set(Array.from({ length: pixels.length / 4 }, (_, i) => pixels.subarray(4 * i, 4 * i + 3).join()))
    // A drawing in two colours has these and those of its antialiased edges.
    expect(colours.size).toBeGreaterThan(5)
    expect(pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
    expect(toGLSL(fragment)).toContain('void main()')
  })
})
