/**
 * `npm test`: sets itself up, runs every layer of test-layers.mjs even when one fails, and ends with one line of counts.
 * `npm test -- shader` runs what has "shader" in the name of its layer or in the path of its file.
 */
import './node-version.mjs'

const { findChromium } = await import('../testing/browser.mjs')
const { isTestOf } = await import('../testing/test-files.mjs')
const { writtenFiles } = await import('./inputs.mjs')
const { duration, heading, step } = await import('./progress.mjs')
const { buildPackages, generatePages, install } = await import('./steps.mjs')
const { layers } = await import('./test-layers.mjs')
const { runProject } = await import('./vitest-project.mjs')

const started = performance.now()
const filters = process.argv.slice(2)
const matches = (/** @type {string} */ text) => filters.length === 0 || filters.some((filter) => text.includes(filter))

const counts = { passed: 0, failed: 0, skipped: 0 }
/** @type {{ name: string, message: string }[]} */
const failures = []
/** @type {{ place: string, why: string }[]} */
const again = []

/**
 * Runs one step; a failure is kept for the end.
 * @param {string} name
 * @param {(say: (text: string) => void) => Promise<string>} work
 */
const attempt = (name, work) =>
  step(name, work).then(
    () => true,
    (error) => {
      failures.push({ name, message: error instanceof Error ? error.message : String(error) })
      return false
    },
  )

/**
 * @param {import('./test-layers.mjs').Layer} layer
 * @param {readonly string[]} files
 */
const runLayer = async (layer, files) => {
  /** @type {{ passed: number, failed: number, skipped: number, again: { place: string, why: string }[] } | undefined} */
  let result
  const passed = await attempt(layer.name, async (say) => {
    if (layer.kind === 'command') {
      await layer.work(say)
      return layer.says
    }
    const tests = await runProject(layer, files, say)
    result = tests
    return tests.report(layer.says)
  })
  // A layer that could not even be counted has failed once.
  const { passed: good, failed: bad, skipped } = result ?? { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
  counts.passed += good
  counts.failed += bad
  counts.skipped += skipped
  for (const late of result?.again ?? []) {
    console.log(`    at the second try: ${late.place}`)
    again.push(late)
  }
}

/** @param {(line: string) => void} say */
const browser = async (say) => {
  const path = await findChromium({ log: say })
  // The layers need not look again.
  process.env['CHROME_PATH'] = path
  return path
}

/** Tells what passed late, what failed, then the counts, and ends. @returns {never} */
const finish = () => {
  if (again.length > 0) {
    heading(`\n${again.length} passed only at the second try: right is a test that needs none`)
    for (const { place, why } of again) console.log(`  ${place}\n${why}`)
  }
  for (const { name, message } of failures) {
    heading(`\n${name}`)
    console.log(message)
  }
  const failed = counts.failed || (failures.length > 0 ? 1 : 0)
  console.log(`\n${duration(performance.now() - started)}`)
  console.log(`${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`)
  process.exit(failed > 0 ? 1 : 0)
}

/** What runs: a layer whose name matches runs whole, a vitest layer else with the files that match. */
const chosen = () => {
  const written = writtenFiles(['packages', 'internal', 'website'])
  return layers
    .filter((layer) => layer.exists?.() ?? true)
    .map((layer) => {
      const own = layer.kind === 'vitest' ? written.filter((file) => isTestOf(layer.name, file)) : []
      return { layer, files: matches(layer.name) ? own : own.filter(matches), isNamed: matches(layer.name) }
    })
    .filter(({ layer, files, isNamed }) => (layer.kind === 'command' ? isNamed : files.length > 0))
}

const plan = chosen()
if (plan.length === 0) {
  console.error(`Nothing matches ${filters.join(', ')}. Layers: ${layers.map(({ name }) => name).join(', ')}; or give a part of the path of a test file.`)
  process.exit(1)
}

heading(`Kirari: ${plan.length === layers.length ? 'all layers' : plan.map(({ layer }) => layer.name).join(', ')}`)
if (!(await attempt('install', install))) finish()
// Whatever fails from here on, the other layers still have something to say.
if (!(await attempt('packages', buildPackages))) counts.failed++
if (plan.some(({ layer }) => layer.needsPages) && !(await attempt('pages', generatePages))) counts.failed++
const needsBrowser = plan.some(({ layer }) => layer.needsBrowser)
const hasBrowser = !needsBrowser || (await attempt('browser', browser))
if (!hasBrowser) counts.failed++
for (const { layer, files } of plan) if (hasBrowser || !layer.needsBrowser) await runLayer(layer, files)
finish()
