import { execFileSync } from 'node:child_process'
import { join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writtenFiles } from './inputs.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Files that a TypeScript project reads. */
const filesOf = (project: string): ReadonlySet<string> => {
  const output = execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, project), '--listFilesOnly'], {
    encoding: 'utf8',
  })
  return new Set(output.split('\n').map((file) => relative(root, file).split(sep).join('/')))
}

const ofTests = filesOf('tsconfig.test.json')

describe('the type check', () => {
  // A type test that no project reads always passes.
  it('reads every test, those of types included', () => {
    const tests = writtenFiles(['packages', 'internal']).filter((file) => /\.(?:test|test-d)\.tsx?$/.test(file))
    expect(tests.filter((file) => file.endsWith('.test-d.ts'))).not.toEqual([])
    expect(tests.filter((file) => !ofTests.has(file))).toEqual([])
  })

  it('reads every script', () => {
    // Benchmarks of the site import its sources, which its own project compiles.
    const checked = [ofTests, filesOf('website/tsconfig.json')]
    expect(writtenFiles(['internal']).filter((file) => file.endsWith('.mjs') && !checked.some((files) => files.has(file)))).toEqual([])
  })
})
