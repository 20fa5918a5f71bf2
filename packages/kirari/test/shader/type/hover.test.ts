/** The types that an editor shows, as the compiler writes them into declarations. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const source = fileURLToPath(new URL('hover-case.ts', import.meta.url))

/** Each constant of the file with its type, without the module of each name. */
const declaredTypes = (): Readonly<Record<string, string>> => {
  const folder = join(root, '.cache/hover')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const compilerOptions = {
    declaration: true,
    declarationMap: false,
    sourceMap: false,
    emitDeclarationOnly: true,
    noEmitOnError: false,
    composite: false,
    incremental: false,
  }
  const paths = { rootDir: root, outDir: join(folder, 'out'), types: ['@webgpu/types'] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions: { ...compilerOptions, ...paths }, files: [source] }),
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  expect(stdout.includes('hover-case.ts('), stdout).toBe(false)
  const text = readFileSync(join(folder, 'out/packages/kirari/test/shader/type/hover-case.d.ts'), 'utf8')
  const plain = text.replaceAll(/import\("[^"]*"\)\./g, '').replaceAll(/\s+/g, ' ')
  return Object.fromEntries([...plain.matchAll(/export declare const (\w+): (.*?);(?= export|\s*$)/g)].map(([, name = '', type = '']) => [name, type]))
}

const expected = Object.fromEntries(
  [...readFileSync(source, 'utf8').matchAll(/^export const (\w+) = .* \/\/ (.*)$/gm)].map(([, name = '', type = '']) => [name, type]),
)

it('shows names of ours, one line each', () => {
  expect(declaredTypes()).toEqual(expected)
})
