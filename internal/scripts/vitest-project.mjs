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
 * @param {import('./test-layers.mjs').VitestLayer} layer
 * @param {readonly string[]} files From the root.
 * @param {(line: string) => void} say
 */
export const runProject = async ({ name, processes = 1 }, files, say) => {
  const outcomes = await Promise.all(dealt(files, processes).map((share, i) => runFiles(name, i, share, say)))
  const { passed, skipped, texts, again } = {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    skipped: outcomes.reduce((sum, outcome) => sum + outcome.skipped, 0),
    texts: outcomes.flatMap((outcome) => outcome.texts),
    again: outcomes.flatMap((outcome) => outcome.again),
  }
  return {
    passed,
    skipped,
    failed: texts.length,
    again,
    /** The note of the step; throws when a test failed. */
    report: (/** @type {string} */ says) => {
      const note = [
        `${passed} passed`,
        again.length > 0 && `${again.length} of them at the second try`,
        texts.length > 0 && `${texts.length} failed`,
        skipped > 0 && `${skipped} skipped`,
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
 * One file to each in turn: those of a folder, which cost about the same, go to all. No share is empty.
 * @param {readonly string[]} files
 * @param {number} count
 */
export const dealt = (files, count) => Array.from({ length: Math.min(count, files.length) }, (_, share) => files.filter((__, i) => i % count === share))

/**
 * Runs some files of a project in a process of their own.
 * @param {string} project
 * @param {number} share Which of the processes of the project it is, from 0.
 * @param {readonly string[]} files
 * @param {(line: string) => void} say
 */
const runFiles = async (project, share, files, say) => {
  const reportFile = join(root, `.cache/test/${project}-${share}.json`)
  mkdirSync(dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const { code, output } = await run(tool('vitest', 'run', '--project', project, ...reporters, ...files), {
    env: { KIRARI_TEST_SHARE: String(share) },
    onLine: say,
  })
  const counted = existsSync(reportFile) ? outcomeOf(JSON.parse(readFileSync(reportFile, 'utf8')), output) : { passed: 0, skipped: 0, texts: [], again: [] }
  return { ...counted, texts: counted.texts.length > 0 || code === 0 ? counted.texts : [`vitest ended with ${code}:\n${excerpt(output)}`] }
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
