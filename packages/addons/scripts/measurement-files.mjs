/** The files of measurements: catalogue/measured/<category>.ts, a line a signature, so that two changes touch the same line only where both measured it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ ulp: number, absolute: number, excused: number }} Measurement */
/** @typedef {{ rows: number } & Record<'cpu' | 'webgl' | 'webgpu', Measurement>} Row */

/** @param {Measurement} measurement */
const numbers = ({ ulp, absolute, excused }) => `[${ulp}, ${absolute}, ${excused}]`

/**
 * Writes the measurements of a category.
 * @param {string} folder That of the package.
 * @param {string} category
 * @param {ReadonlyMap<string, Row>} rows By signature.
 * @returns {string} The file.
 */
export const writeMeasurements = (folder, category, rows) => {
  const file = join(folder, 'catalogue/measured', `${category.replaceAll('/', '-')}.ts`)
  const lines = [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { rows: count, cpu, webgl, webgpu }]) => `  ${name}: [${count}, ${numbers(cpu)}, ${numbers(webgl)}, ${numbers(webgpu)}],\n`)
  mkdirSync(join(folder, 'catalogue/measured'), { recursive: true })
  writeFileSync(
    file,
    `/** Written by \`npm run measure\`; measurement.ts explains it. Do not edit. */
import type { WrittenMeasurement } from '../measurement.ts'

export const measured: Readonly<Record<string, WrittenMeasurement>> = {
${lines.join('')}}
`,
  )
  return file
}
