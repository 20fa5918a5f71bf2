/**
 * One project of vitest.config.ts, run and counted test by test.
 * The counts come from vitest's JSON report; a file that could not be loaded, or an error outside all tests, counts as one failure.
 * What passed only when it was tried again has passed, and is told: it is to be mended.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { excerpt, root, run, tool } from './command.mjs'
import { StepFailure } from './progress.mjs'

const shownFailures = 20

/**
 * @param {string} project
 * @param {readonly string[]} files From the root.
 * @param {(line: string) => void} say
 */
export const runProject = async (project, files, say) => {
  const reportFile = join(root, `.cache/test/${project}.json`)
  mkdirSync(dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const { code, output } = await run(tool('vitest', 'run', '--project', project, ...reporters, ...files), { onLine: say })
  const counted = existsSync(reportFile) ? outcomeOf(JSON.parse(readFileSync(reportFile, 'utf8')), output) : { passed: 0, skipped: 0, texts: [], again: [] }
  const texts = counted.texts.length > 0 || code === 0 ? counted.texts : [`vitest ended with ${code}:\n${excerpt(output)}`]
  return {
    passed: counted.passed,
    skipped: counted.skipped,
    failed: texts.length,
    again: counted.again,
    /** The note of the step; throws when a test failed. */
    report: (/** @type {string} */ says) => {
      const note = [
        `${counted.passed} passed`,
        counted.again.length > 0 && `${counted.again.length} of them at the second try`,
        texts.length > 0 && `${texts.length} failed`,
        counted.skipped > 0 && `${counted.skipped} skipped`,
      ]
        .filter(Boolean)
        .join(', ')
      if (texts.length === 0) return `${note}, ${says}`
      const more = texts.length > shownFailures ? [`and ${texts.length - shownFailures} more`] : []
      throw new StepFailure([...texts.slice(0, shownFailures), ...more].join('\n\n'), note)
    },
  }
}

/**
 * What a report says. A test that passed and yet has failures is one that was tried again.
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] | null }[] }[] }} report
 * @param {string} output What vitest said: the report does not hold the error of a hook.
 */
export const outcomeOf = ({ testResults }, output) => {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      place: `${relative(root, name)}: ${fullName.trim()}`,
      failures: failureMessages ?? [],
    })),
  )
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    texts: [
      ...broken.map(({ name, message }) => `  ${relative(root, name)}\n${excerpt(message || output)}`),
      ...tests.filter(({ status }) => status === 'failed').map(({ place, failures }) => `  ${place}\n${excerpt(ownFrames(failures.join('\n')), 24)}`),
    ],
    again: tests
      .filter(({ status, failures }) => status === 'passed' && failures.length > 0)
      .map(({ place, failures: [first = ''] }) => ({ place, why: excerpt(ownFrames(first), 12) })),
  }
}

/**
 * A failure without the stack of the test runner.
 * @param {string} text
 */
const ownFrames = (text) =>
  text
    .split('\n')
    .filter((line) => !/^\s+at (?:.*node_modules|.*\(node:|.*\bnode:internal)/.test(line))
    .join('\n')
