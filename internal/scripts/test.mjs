/**
 * `npm test`: installs and builds what is needed, runs every layer of test-layers.mjs even when one fails, prints the costs, and ends with one line of counts.
 * `npm test -- shader` runs layers and files with "shader" in their name or path. `npm run test:full` (`--full`) tries every
 * combination and every case, random ones with a new seed. Tests that passed before with the same inputs are skipped, unless `--all` is set. `--note-costs` saves the costs of the files for the order of the next runs.
 */
import './node-version.mjs'
import { parseArgs } from 'node:util'

const { findChromium } = await import('../testing/browser.mjs')
const { isTestOf } = await import('../testing/test-files.mjs')
const { inTheNameOf, ownerOf } = await import('./command.mjs')
const { costTable, noteCosts } = await import('./cost-table.mjs')
const { writtenFiles } = await import('./inputs.mjs')
const { countProcessorTime } = await import('./processor-time.mjs')
const { duration, heading, step, StepFailure } = await import('./progress.mjs')
const { buildPackages, generatePages, install } = await import('./steps.mjs')
const { commandLayers, testLayers } = await import('./test-layers.mjs')
const { runTests } = await import('./vitest-run.mjs')

const { values: options, positionals: filters } = parseArgs({
  options: { full: { type: 'boolean', default: false }, all: { type: 'boolean', default: false }, 'note-costs': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const started = performance.now()
const processorTime = countProcessorTime(ownerOf)
const shownFailures = 20

const counts = { passed: 0, failed: 0, skipped: 0 }
/** @type {{ name: string, message: string }[]} */
const failures = []
/** @type {import('./cost-table.mjs').Row[]} */
const layerCosts = []
/** @type {import('./cost-table.mjs').Row[]} */
const fileCosts = []

/**
 * Runs one step under its own name; keeps a failure for the end.
 * @param {string} name
 * @param {(say: (text: string) => void) => Promise<string>} work
 */
const attempt = async (name, work) => {
  const begun = performance.now()
  try {
    await inTheNameOf(name, () => step(name, work))
    return true
  } catch (error) {
    failures.push({ name, message: error instanceof Error ? error.message : String(error) })
    return false
  } finally {
    layerCosts.push({ name, seconds: (performance.now() - begun) / 1000 })
  }
}

/** @param {(line: string) => void} say */
const browser = async (say) => {
  const path = await findChromium({ log: say })
  // The layers need not search again.
  process.env['CHROME_PATH'] = path
  return path
}

/** @param {readonly import('./test-layers.mjs').CommandLayer[]} group */
const runGroup = async (group) => {
  for (const { name, says, work, missing } of group) {
    const what = missing?.()
    if (what !== undefined) {
      console.log(`  ${name} is left out, because it is not installed: ${what}`)
      counts.skipped++
      continue
    }
    const passed = await attempt(name, async (say) => {
      await work(say)
      return says
    })
    counts[passed ? 'passed' : 'failed']++
  }
}

/** @param {readonly string[]} files */
const runQueue = async (files) => {
  await attempt('tests', async (say) => {
    const { files: outcomes, errors } = await runTests(files, { isAll: options.full || options.all, say })
    const texts = [...outcomes.flatMap((outcome) => outcome.failures), ...errors]
    fileCosts.push(...outcomes.map(({ file, seconds }) => ({ name: file, seconds })))
    for (const { name, says } of testLayers) {
      const own = outcomes.filter(({ file }) => isTestOf(name, file))
      /** @param {(outcome: import('./vitest-run.mjs').FileOutcome) => number} part */
      const sum = (part) => own.reduce((total, outcome) => total + part(outcome), 0)
      const result = { passed: sum(({ passed }) => passed), failed: sum((outcome) => outcome.failures.length), skipped: sum(({ skipped }) => skipped) }
      const kept = sum((outcome) => outcome.kept)
      const note = kept > 0 ? `; ${kept} of them passed before with the same inputs, and were not run` : ''
      if (own.length > 0) console.log(`    ${name}: ${countsAsText(result)}, ${says}${note}`)
      for (const part of /** @type {const} */ (['passed', 'failed', 'skipped'])) counts[part] += result[part]
    }
    counts.failed += errors.length
    const more = texts.length > shownFailures ? [`and ${texts.length - shownFailures} more`] : []
    if (texts.length > 0) throw new StepFailure([...texts.slice(0, shownFailures), ...more].join('\n\n'), `${texts.length} failed`)
    return `${outcomes.length} files`
  })
}

/** @param {typeof counts} of */
const countsAsText = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Prints the failures, the costs and the counts, and exits. @returns {never} */
const finish = () => {
  for (const { name, message } of failures) {
    heading(`\n${name}`)
    console.log(message)
  }
  const costs = processorTime.stop()
  heading('\nWhat it cost')
  console.log(costTable(layerCosts, fileCosts, costs))
  if (options['note-costs'] && costs) noteCosts(fileCosts, costs)
  if (failures.length > 0 && counts.failed === 0) counts.failed = 1
  console.log(`\n${duration(performance.now() - started)}`)
  console.log(countsAsText(counts))
  process.exit(counts.failed > 0 ? 1 : 0)
}

/** Filters: a layer whose name matches runs in full, otherwise the matching files of a layer of tests run. */
const matches = (/** @type {string} */ text) => filters.length === 0 || filters.some((filter) => text.includes(filter))
const commands = commandLayers.filter(({ name, isForFull = false }) => matches(name) && (options.full || !isForFull))
const written = writtenFiles(['packages', 'internal', 'website'])
const tests = testLayers.map((layer) => {
  const own = written.filter((file) => isTestOf(layer.name, file))
  return { layer, files: matches(layer.name) ? own : own.filter(matches) }
})
const files = tests.flatMap((layer) => layer.files)
if (commands.length + files.length === 0) {
  const names = [...commandLayers, ...testLayers].map(({ name }) => name).join(', ')
  console.error(`Nothing matches ${filters.join(', ')}. Layers: ${names}; or give a part of the path of a test file.`)
  process.exit(1)
}

heading(
  `Kirari: ${filters.length === 0 ? 'all layers' : [...commands.map(({ name }) => name), ...(files.length > 0 ? [`${files.length} files`] : [])].join(', ')}`,
)
if (options.full) {
  const seed = process.env['KIRARI_RANDOM_SEED'] || String(Math.floor(Math.random() * 2 ** 31))
  Object.assign(process.env, { KIRARI_TEST_FULL: '1', KIRARI_RANDOM_SEED: seed })
  console.log(`Random tests begin with the seed ${seed}: KIRARI_RANDOM_SEED=${seed} npm run test:full tries the same again`)
}
if (!(await attempt('install', install))) finish()
// The other layers run even if this fails.
if (!(await attempt('packages', buildPackages))) counts.failed++
if (commands.some(({ needsPages }) => needsPages) && !(await attempt('pages', generatePages))) counts.failed++
const needsBrowser = commands.some((layer) => layer.needsBrowser) || tests.some((layer) => layer.files.length > 0 && layer.layer.needsBrowser)
const hasBrowser = !needsBrowser || (await attempt('browser', browser))
if (!hasBrowser) counts.failed++
/** @param {import('./test-layers.mjs').CommandLayer['group']} group */
const groupOf = (group) => commands.filter((layer) => layer.group === group && (hasBrowser || !layer.needsBrowser))
await Promise.all([runGroup(groupOf('checks')), runGroup(groupOf('builds'))])
const queue = tests.filter(({ layer }) => hasBrowser || !layer.needsBrowser).flatMap((layer) => layer.files)
if (queue.length > 0) await runQueue(queue)
await runGroup(groupOf('mutations'))
finish()
