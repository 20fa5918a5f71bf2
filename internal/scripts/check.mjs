/**
 * `npm run check`: tests what the change since main can have broken, in a minute for a change of one function or one page. It proves nothing: `npm test` does.
 * The change is the difference from main, or on main itself the uncommitted one; `npm run check -- <commit>` compares with another state.
 *
 * Functions are identified by name: the tests that loop over all functions run for the changed one and for those that call it. If the
 * site shows the change, the site is built, and the tests that read every page run. For any other change, the tests of its package and its folder run.
 */
import './node-version.mjs'
import { spawnSync } from 'node:child_process'

const { findChromium } = await import('../testing/browser.mjs')
const { affected } = await import('./affected.mjs')
const { must, root, tool } = await import('./command.mjs')
const { writtenFiles } = await import('./inputs.mjs')
const { duration, heading, step } = await import('./progress.mjs')
const { buildPackages, buildSite, generatePages, install } = await import('./steps.mjs')

const started = performance.now()

/** @param {readonly string[]} args */
const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

/** The commit to compare with. */
const base = () => {
  const [given] = process.argv.slice(2)
  if (given !== undefined) return given
  const isThere = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root }).status === 0
  const [common = 'HEAD'] = git('merge-base', 'HEAD', isThere ? 'origin/main' : 'main')
  return common
}

const changed = [...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')].toSorted()
if (changed.length === 0) {
  console.log('Nothing has changed.')
  process.exit(0)
}
const isThere = new Set(writtenFiles(['packages', 'internal', 'website', 'examples', ...changed.filter((file) => !file.includes('/'))]))
const present = changed.filter((file) => isThere.has(file))

/** @type {{ name: string, message: string }[]} */
const failures = []
/** @param {string} name @param {import('./steps.mjs').Step} work */
const attempt = (name, work) =>
  step(name, work).then(
    () => true,
    (error) => {
      failures.push({ name, message: error instanceof Error ? error.message : String(error) })
      return false
    },
  )

const { files, namedFiles, names, isOfSite } = affected(changed, [...isThere])
/** Escapes the special characters of a pattern. */
const pattern = names.map((name) => `${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z0-9])`).join('|')
const code = present.filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file))

/** @type {readonly (readonly [string, import('./steps.mjs').Step])[]} */
const checks = [
  [
    'format',
    async () => (
      await must('oxfmt --check (npm run format corrects these files)', tool('oxfmt', '--list-different', '--no-error-on-unmatched-pattern', ...present)),
      ''
    ),
  ],
  ['lint', async () => (code.length > 0 ? (await must('oxlint', tool('oxlint', '--deny-warnings', '--format=unix', ...code)), '') : 'no code')],
  [
    'types',
    async () => {
      await must('tsc -b', tool('typescript', '-b'))
      if (isOfSite) await must('tsc -p website', tool('typescript', '-p', 'website', '--noEmit'))
      return ''
    },
  ],
  [
    'by name',
    async (say) => {
      if (namedFiles.length === 0) return 'no function and no page'
      await must('The tests of what has changed', tool('vitest', 'run', '-t', pattern, ...namedFiles), { onLine: say })
      return names.join(', ')
    },
  ],
]

heading(`Kirari: ${changed.length === 1 ? changed[0] : `${changed.length} files`}`)
const isReady = (await attempt('install', install)) && (await attempt('packages', buildPackages)) && (await attempt('pages', generatePages))
if (isReady) {
  process.env['CHROME_PATH'] = await findChromium({ log: console.log })
  const isBuilt = isOfSite ? attempt('build', buildSite) : Promise.resolve(true)
  for (const [name, work] of checks) await attempt(name, work)
  if ((await isBuilt) && files.length > 0)
    await attempt('tests', (say) =>
      must('The tests beside what has changed', tool('vitest', 'run', ...files), { onLine: say }).then(() => `${files.length} files`),
    )
}
for (const { name, message } of failures) {
  heading(`\n${name}`)
  console.log(message)
}
console.log(`\n${duration(performance.now() - started)}${failures.length === 0 ? '. npm test has the last word.' : ''}`)
process.exitCode = failures.length > 0 ? 1 : 0
