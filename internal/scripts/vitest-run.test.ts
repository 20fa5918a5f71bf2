import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, run, tool } from './command.mjs'
import { outcomeOf } from './vitest-run.mjs'

const cache = join(root, '.cache/test')
let folder: string
beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'tries-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a file whose tests are tried twice, and reads the report as `npm test` does. */
const outcome = async (text: string): Promise<ReturnType<typeof outcomeOf>[number]> => {
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { retry: 1 } }\n')
  writeFileSync(join(folder, 'some.test.mjs'), `import { beforeAll, expect, test } from 'vitest'\nlet tries = 0\n${text}\n`)
  const file = join(folder, 'report.json')
  const { output } = await run(tool('vitest', 'run', '--root', folder, '--reporter=json', `--outputFile.json=${file}`))
  const [only] = outcomeOf(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof outcomeOf>[0], output)
  if (!only) throw new Error('The report has no file.')
  return only
}

describe('a file of tests', () => {
  it('counts what passed at the second try as passed, and tells which it was and what was wrong at the first', async () => {
    const { passed, skipped, failures, again } = await outcome(`
      test('goes well', () => {})
      test('goes well the next time', () => expect(++tries).toBe(2))
      test('is not run', (context) => context.skip())
    `)
    expect({ passed, skipped, failures }).toEqual({ passed: 2, skipped: 1, failures: [] })
    expect(again.map(({ place }) => place)).toEqual([expect.stringMatching(/^\.cache\/test\/tries-\w+\/some\.test\.mjs: goes well the next time$/)])
    expect(again[0]?.why).toContain('expected 1 to be 2')
  })

  it('counts what failed twice once, with both reasons', async () => {
    const { passed, failures, again } = await outcome("test('never goes well', () => expect(++tries).toBe(0))")
    expect({ passed, again }).toEqual({ passed: 0, again: [] })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/some\.test\.mjs: never goes well\n[^]*expected 1 to be \+?0[^]*expected 2 to be \+?0/)
  })

  it('fails where a hook does, though no test says so', async () => {
    const { passed, failures } = await outcome("beforeAll(() => { throw new Error('no browser') })\ntest('has no turn', () => {})")
    expect(passed).toBe(0)
    expect(failures).toEqual([expect.stringContaining('no browser')])
  })
})
