import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, run, tool } from './command.mjs'
import { outcomeOf } from './vitest-run.mjs'

const cache = join(root, '.cache/test')
let folder: string
beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'report-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a file, and reads the report as `npm test` does. */
const outcome = async (text: string): Promise<ReturnType<typeof outcomeOf>[number]> => {
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}\n')
  writeFileSync(join(folder, 'some.test.mjs'), `import { beforeAll, expect, test } from 'vitest'\n${text}\n`)
  const file = join(folder, 'report.json')
  const { output } = await run(tool('vitest', 'run', '--root', folder, '--reporter=json', `--outputFile.json=${file}`))
  const [only] = outcomeOf(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof outcomeOf>[0], output)
  if (!only) throw new Error('The report has no file.')
  return only
}

describe('a file of tests', () => {
  it('is counted test by test, and tells what failed, where and why', async () => {
    const { passed, skipped, failures } = await outcome(`
      test('goes well', () => {})
      test('goes wrong', () => expect(1).toBe(2))
      test('is not run', (context) => context.skip())
    `)
    expect({ passed, skipped }).toEqual({ passed: 1, skipped: 1 })
    expect(failures).toEqual([expect.stringMatching(/^ {2}\.cache\/test\/report-\w+\/some\.test\.mjs: goes wrong\n[^]*expected 1 to be 2/)])
  })

  it('fails where a hook does, though no test says so', async () => {
    const { passed, failures } = await outcome("beforeAll(() => { throw new Error('no browser') })\ntest('has no turn', () => {})")
    expect(passed).toBe(0)
    expect(failures).toEqual([expect.stringContaining('no browser')])
  })
})
