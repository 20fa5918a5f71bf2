/**
 * Runs the chosen files of the projects of vitest.config.ts in one queue and counts test by test.
 * The counts come from vitest's JSON report; a file that could not be loaded, or an error outside all tests, counts as one failure.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { choose } from '../testing/kept/choose.mjs'
import { excerpt, root, run, tool } from './command.mjs'

/**
 * @typedef {object} FileOutcome
 * @property {string} file From the root.
 * @property {number} seconds From its first test to its last, wall time.
 * @property {number} passed
 * @property {number} kept The number of those that were skipped, since they passed before with the same inputs.
 * @property {number} skipped
 * @property {readonly string[]} failures A text for each.
 */

/**
 * Runs the tests that have changed since they passed, or all of them.
 * @param {readonly string[]} files From the root.
 * @param {{ isAll: boolean, say: (line: string) => void }} options
 * @returns {Promise<{ files: readonly FileOutcome[], errors: readonly string[] }>} `errors` are those outside of any file.
 */
export const runTests = async (files, { isAll, say }) => {
  const { run: toRun, kept, keys } = isAll ? { run: files, kept: [], keys: {} } : choose(files)
  const before = kept.map(({ file, passed }) => ({ file, seconds: 0, passed, kept: passed, skipped: 0, failures: [] }))
  if (toRun.length === 0) return { files: before, errors: [] }
  const keysFile = join(root, '.cache/test/keys.json')
  const reportFile = join(root, '.cache/test/report.json')
  mkdirSync(dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  writeFileSync(keysFile, JSON.stringify(keys))
  const { code, output } = await run(tool('vitest', 'run', ...toRun), {
    env: { KIRARI_TEST_REPORT: reportFile, KIRARI_TEST_KEYS: keysFile },
    onLine: say,
  })
  const outcomes = existsSync(reportFile) ? outcomeOf(JSON.parse(readFileSync(reportFile, 'utf8')), output) : []
  const isExplained = code === 0 || outcomes.some(({ failures }) => failures.length > 0)
  return { files: [...before, ...outcomes], errors: isExplained ? [] : [`vitest ended with ${code}:\n${excerpt(output)}`] }
}

/**
 * Reads a report.
 * @param {{ testResults: { name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: { fullName: string, status: string, failureMessages: string[] | null, meta?: { isKept?: boolean } }[] }[] }} report
 * @param {string} output Vitest's output: the report lacks the errors of hooks.
 * @returns {readonly FileOutcome[]}
 */
export const outcomeOf = ({ testResults }, output) =>
  testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/')
    const tests = assertionResults.map((test) => ({
      status: test.status,
      place: `${file}: ${test.fullName.trim()}`,
      failures: test.failureMessages ?? [],
      isKept: test.meta?.isKept === true,
    }))
    const failed = tests.filter((test) => test.status === 'failed')
    const isBroken = status === 'failed' && failed.length === 0
    return {
      file,
      seconds: (endTime - startTime) / 1000,
      passed: tests.filter((test) => test.status === 'passed' || test.isKept).length,
      kept: tests.filter((test) => test.isKept).length,
      skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed' && !test.isKept).length,
      failures: [
        ...(isBroken ? [`  ${file}\n${excerpt(message || output)}`] : []),
        ...failed.map(({ place, failures }) => `  ${place}\n${excerpt(ownFrames(failures.join('\n')), 24)}`),
      ],
    }
  })

/**
 * A failure without the stack of the test runner.
 * @param {string} text
 */
const ownFrames = (text) =>
  text
    .split('\n')
    .filter((line) => !/^\s+at (?:.*node_modules|.*\(node:|.*\bnode:internal)/.test(line))
    .join('\n')
