/** The promised sizes. One import too many in a core file, or a table that no longer tree-shakes, would otherwise go unnoticed. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { metaValue } from '../../website/scripts/fences.ts'
import { pairs, root } from '../snippets/page.ts'
import { commandsOf, make } from '../snippets/shell.ts'
import { apps, bundleSize, sizeOf } from './bundle.mjs'

it.each(Object.entries(apps))('%s stays within its budget', async (_, { measure, budget }) => {
  const { gzip } = await measure()
  expect(gzip).toBeLessThanOrEqual(budget)
})

it('does not download the backend that is not used', async () => {
  const none = await bundleSize('gradient', { loads: () => false })
  const all = await bundleSize('gradient')
  expect(none.gzip).toBeLessThan(all.gzip / 2)
})

/** A script and its static imports. */
const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"(\.[^"]+)"/g)) withImports(join(dirname(file), path), found)
  return found
}

it('is what the commands on the pages make', async () => {
  const folder = join(root, '.cache/bench/commands')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'src'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const scripts = pairs.flatMap(({ en }) =>
    en.fences.filter(({ language }) => language === 'js').map((fence) => [metaValue(fence, 'title'), fence.code] as const),
  )
  for (const [title, code] of scripts) if (title) writeFileSync(join(folder, title), code)
  writeFileSync(join(folder, 'src/main.ts'), readFileSync(join(import.meta.dirname, 'app/gradient.ts')))
  const commands = pairs
    .flatMap(({ en }) => en.fences.flatMap(commandsOf))
    .filter((command) => command.startsWith('npx esbuild') && command.includes('--bundle'))
  const { gzip } = await bundleSize('gradient', { loads: () => false })
  expect(commands).not.toEqual([])
  for (const command of commands) {
    const [, name = ''] = / (?:src\/)?(\w+)\.[jt]s /.exec(command) ?? []
    const [, out = ''] = /--outdir=(\w+)/.exec(command) ?? []
    await make(command, folder)
    const files = [...withImports(join(folder, out, `${name}.js`))].map((file) => readFileSync(file))
    // These apps find the canvas in another way, and the commands set no `--target`.
    expect(sizeOf(files).gzip / gzip, command).toBeCloseTo(1, 1)
  }
})
