/**
 * `npm run measure`: runs the tests that compare every signature with its oracle, on the CPU, WebGL2 and WebGPU, and writes the results to
 * catalogue/measured. The numbers are those of this machine's browser, whose GPU catalogue/measured-on.ts names.
 *
 * A name after `--` measures only the signatures with it in their names, and keeps the others as they are. It first prints what their records can
 * state: the range of the results and the accuracy class, which may still be missing there.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { excerpt, must, root, run, tool } from '../../../internal/scripts/command.mjs'
import { writeLists } from './lists.mjs'
import { writeMeasurements } from './measurement-files.mjs'

const addons = join(root, 'packages/addons')
const only = process.argv[2]

/** @typedef {import('./measurement-files.mjs').Measurement} Measurement */
/** @typedef {import('./measurement-files.mjs').Row} Row */
/** @typedef {{ signature: string, rows: number, targets: Record<string, Measurement & { on: string }> }} Measured */
/** @typedef {{ importName: string, min: number[], max: number[], class?: string, scale: number }} Proposal */
/** @typedef {{ measured?: Measured, proposal?: Proposal }} Meta */

const folder = mkdtempSync(join(tmpdir(), 'kirari-measure-'))

/**
 * The metadata of one project's tests.
 * @param {string} project
 * @param {string} test
 * @param {string} pattern Filters titles: the name of the function or the signature, then the name of the test.
 * @returns {Promise<{ metas: readonly Meta[], code: number | null, output: string }>}
 */
const metasOf = async (project, test, pattern) => {
  const report = join(folder, `${project}.json`)
  rmSync(report, { force: true })
  const options = ['--project', project, test, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  const { code, output } = await run(tool('vitest', 'run', ...options), { env: { KIRARI_MEASURE: '1' } })
  /** @type {{ testResults: { assertionResults: { meta: Meta }[] }[] }} */
  const { testResults } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] }
  return { metas: testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta)), code, output }
}

/**
 * The results of one project's tests.
 * @param {string} project
 * @param {string} test
 * @param {string} title
 */
const measuredBy = async (project, test, title) => {
  const { metas, code, output } = await metasOf(project, test, only ? `${only}.*${title}` : title)
  if (code !== 0) throw new Error(`A function does not agree with its oracle, so nothing was written. See \`npm test -- differential\`.\n${excerpt(output)}`)
  return metas.flatMap(({ measured }) => measured ?? [])
}

/** @param {readonly number[]} values One number where all are nearly the same. */
const asWritten = (values) => {
  const [first = NaN, ...others] = values.map((value) => Number(value.toPrecision(4)))
  return others.every((value) => Math.abs(value - first) < 0.01) ? String(first) : `[${[first, ...others].join(', ')}]`
}

/** Prints what the records can state. They may be wrong or unfinished, so nothing fails here. */
const propose = async () => {
  const { metas } = await metasOf('unit', 'packages/addons/test/record.test.ts', `${only}.*states a range`)
  for (const { proposal } of metas) {
    if (!proposal) continue
    const { importName, min, max, class: name, scale } = proposal
    console.log(`
  ${importName}: found on the CPU; confirm it and paste it into the record. The true bounds are as wide or a little wider.
    returns.range: { min: ${asWritten(min)}, max: ${asWritten(max)} }
    accuracy: ${name ? `class: '${name}', scale: ${scale}` : 'no class holds: the function does not agree with its oracle'}
`)
  }
}

try {
  console.log('  packages')
  writeLists(addons)
  if (only) {
    await must('tsc -b', tool('typescript', '-b', 'packages/kirari'))
    await propose()
  }
  await must('tsc -b', tool('typescript', '-b', 'packages/kirari', 'packages/addons'))
  const { measurementCircumstances, measurementOf, records } = await import('../dist/catalogue/index.js')
  const { signaturesOf } = await import('kirari/node')
  console.log('  CPU')
  const onCPU = await measuredBy('unit', 'packages/addons/test/differential.test.ts', 'agrees with its oracle')
  console.log('  WebGL2 and WebGPU')
  const onGPU = await measuredBy('gpu', 'packages/addons/test/differential.gpu.test.ts', 'agrees with its oracle and with itself')
  if (onGPU.length === 0) throw new Error(only ? `No signature has "${only}" in its name.` : 'No signature was measured.')

  const on = { date: new Date().toISOString().slice(0, 10), cpu: 'JavaScript', webgl: '', webgpu: '' }
  /** @type {Map<string, Row>} */
  const rows = new Map()
  for (const { signature, targets, rows: count } of onGPU) {
    const cpu = onCPU.find((one) => one.signature === signature)?.targets['cpu']
    const { webgl, webgpu } = targets
    if (!cpu || !webgl || !webgpu) throw new Error(`${signature} was not measured on every target.`)
    rows.set(signature, { rows: count, cpu, webgl, webgpu })
    Object.assign(on, { webgl: webgl.on, webgpu: webgpu.on })
  }
  if (only && (measurementCircumstances.webgl !== on.webgl || measurementCircumstances.webgpu !== on.webgpu))
    throw new Error(`The others were measured on ${measurementCircumstances.webgl}, and this is ${on.webgl}: measure all of them.`)

  const files = [...new Set(records.map(({ category }) => category))].map((category) => {
    const names = records.filter((record) => record.category === category).flatMap((record) => signaturesOf(record.call).map(({ name }) => name))
    const found = names.flatMap((name) => {
      const row = rows.get(name) ?? measurementOf(name)
      return row ? [/** @type {const} */ ([name, row])] : []
    })
    return { isChanged: names.some((name) => rows.has(name)), file: writeMeasurements(addons, category, new Map(found)) }
  })
  // A date of some signatures would be a line that every change touches.
  const circumstances = join(addons, 'catalogue/measured-on.ts')
  if (!only)
    writeFileSync(
      circumstances,
      `/** Written by \`npm run measure\`; measurement.ts explains it. Do not edit. */
import type { MeasuredOn } from './measurement.ts'

export const measuredOn: MeasuredOn = ${JSON.stringify(on)}
`,
    )
  writeLists(addons)
  await must('oxfmt', tool('oxfmt', circumstances, ...files.map(({ file }) => file)))
  await must('tsc -b', tool('typescript', '-b', 'packages/addons'))
  console.log(`  ${onGPU.length} signatures measured on ${on.webgl} and ${on.webgpu}:`)
  for (const { file } of files.filter(({ isChanged }) => isChanged)) console.log(`    ${relative(root, file)}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
