/**
 * `npm run measure`: runs the tests that compare every signature with its oracle, on the CPU, WebGL2 and WebGPU, and
 * writes the results to catalogue/measured.ts. The numbers are those of this machine's browser, whose GPU the file names.
 *
 * A name after `--` measures only the signatures with it in their names, and keeps the others as they are.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { excerpt, must, root, run, tool } from '../../../internal/scripts/command.mjs'

const file = join(root, 'packages/addons/catalogue/measured.ts')
const only = process.argv[2]

/** @typedef {{ ulp: number, absolute: number, excused: number }} Measurement */
/** @typedef {{ signature: string, rows: number, targets: Record<string, Measurement & { on: string }> }} Measured */
/** @typedef {{ rows: number } & Record<'cpu' | 'webgl' | 'webgpu', Measurement>} Row */

const folder = mkdtempSync(join(tmpdir(), 'kirari-measure-'))

/**
 * The results of one project's tests, from the metadata of each test.
 * @param {string} project
 * @param {string} test
 * @param {string} title
 * @returns {Promise<readonly Measured[]>}
 */
const measuredBy = async (project, test, title) => {
  const report = join(folder, `${project}.json`)
  // A pattern filters titles: the name of the signature, then the name of the test.
  const pattern = only ? `${only}.*${title}` : title
  const options = ['--project', project, test, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  const { code, output } = await run(tool('vitest', 'run', ...options), { env: { KIRARI_MEASURE: '1' } })
  if (code !== 0) throw new Error(`A function does not agree with its oracle, so nothing was written. See \`npm test -- differential\`.\n${excerpt(output)}`)
  /** @type {{ testResults: { assertionResults: { meta: { measured?: Measured } }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta.measured ?? []))
}

/** @param {Measurement} measurement */
const numbers = ({ ulp, absolute, excused }) => `{ ulp: ${ulp}, absolute: ${absolute}, excused: ${excused} }`

try {
  console.log('  packages')
  await must('tsc -b', tool('typescript', '-b', 'packages/kirari', 'packages/addons'))
  const known = await import('../dist/catalogue/measured.js')
  console.log('  CPU')
  const onCPU = await measuredBy('unit', 'packages/addons/test/differential.test.ts', 'agrees with its oracle')
  console.log('  WebGL2 and WebGPU')
  const onGPU = await measuredBy('gpu', 'packages/addons/test/differential.gpu.test.ts', 'agrees with its oracle and with itself')

  const on = { date: new Date().toISOString().slice(0, 10), cpu: 'JavaScript', webgl: '', webgpu: '' }
  /** @type {Map<string, Row>} */
  const rows = new Map(only ? Object.entries(known.measured) : [])
  for (const { signature, targets, rows: count } of onGPU) {
    const cpu = onCPU.find((one) => one.signature === signature)?.targets['cpu']
    const { webgl, webgpu } = targets
    if (!cpu || !webgl || !webgpu) throw new Error(`${signature} was not measured on every target.`)
    rows.set(signature, { rows: count, cpu, webgl, webgpu })
    Object.assign(on, { webgl: webgl.on, webgpu: webgpu.on })
  }
  if (rows.size === 0 || onGPU.length === 0) throw new Error(only ? `No signature has "${only}" in its name.` : 'No signature was measured.')
  if (only && (known.measuredOn.webgl !== on.webgl || known.measuredOn.webgpu !== on.webgpu))
    throw new Error(`The others were measured on ${known.measuredOn.webgl}, and this is ${on.webgl}: measure all of them.`)

  const [head] = readFileSync(file, 'utf8').split('\nexport ')
  const lines = [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `  ${name}: { rows: ${row.rows}, cpu: ${numbers(row.cpu)}, webgl: ${numbers(row.webgl)}, webgpu: ${numbers(row.webgpu)} },`)
  const text = `${head}
export const measuredOn: MeasuredOn = ${JSON.stringify(on)}

export const measured: Readonly<Record<string, SignatureMeasurement>> = {
${lines.join('\n')}
}
`
  writeFileSync(file, text)
  await must('oxfmt', tool('oxfmt', file))
  await must('tsc -b', tool('typescript', '-b', 'packages/addons'))
  console.log(`  ${onGPU.length} signatures measured on ${on.webgl} and ${on.webgpu}: packages/addons/catalogue/measured.ts`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
