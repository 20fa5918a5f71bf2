/** The examples of the records: each is a module as a reader would have it, compiled against the packages and drawn. */
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { toGLSL } from 'kirari/glsl'
import { render } from 'kirari/js'
import type { Vec3, Vec4 } from 'kirari/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { records } from '../catalogue/index.ts'

// Inside the package, so that imports resolve like a reader's; ignored by git and by the package.
const folder = join(import.meta.dirname, '../.cache/examples')
const examples = records.flatMap(({ importName, examples: all }) => all.map(({ code }, i) => ({ name: `${importName}-${i + 1}`, importName, code })))
const root = join(import.meta.dirname, '../../..')

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const { name, code } of examples) writeFileSync(join(folder, `${name}.ts`), code)
  const options = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    types: [],
    lib: ['es2023'],
    noUnusedLocals: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('all compile with strict types', async () => {
  const said = await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).then(
    ({ stdout }) => stdout,
    (error: unknown) => (typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error)),
  )
  expect(said).toBe('')
})

describe.each(examples)('$name', ({ name, importName, code }) => {
  test('uses the function and is set as the formatter would', () => {
    expect(code).toContain(importName)
    expect(code.endsWith('\n')).toBe(true)
    expect(code).not.toMatch(/;$|\t| $/m)
    // The width of its column on the page, on a desktop.
    for (const line of code.split('\n')) expect(line.length).toBeLessThanOrEqual(75)
  })

  test('draws a picture with something in it, opaque, from finite numbers', async () => {
    // The example exports it; a dynamically imported path has no type.
    const { fragment } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.ts`)).href)) as { fragment: Vec3 | Vec4 }
    const pixels = render(fragment, { width: 48, height: 32, time: 0.7 })
    const colours = new Set(Array.from({ length: pixels.length / 4 }, (_, i) => pixels.subarray(4 * i, 4 * i + 3).join()))
    // A drawing in two colours has these and those of its antialiased edges.
    expect(colours.size).toBeGreaterThan(5)
    expect(pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
    expect(toGLSL(fragment)).toContain('void main()')
  })
})
