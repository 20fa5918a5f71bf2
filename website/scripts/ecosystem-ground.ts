/**
 * Writes the noise of the demo /deferred/ecosystem as a JavaScript module. The ground is made on the CPU, in the page, where a policy of the
 * site forbids to make functions from text.
 */
import { join } from 'node:path'
import { printJS } from 'kirari/js'
import { ground } from '../src/demos/deferred-ecosystem/noise.ts'
import { siteFolder } from './docusaurus.ts'
import { writeIfChanged } from './write.ts'

const file = join(siteFolder, 'src/generated/ecosystem-ground/ground')

export const generateEcosystemGround = async (): Promise<void> => {
  await writeIfChanged(`${file}.js`, printJS(ground))
  await writeIfChanged(`${file}.d.ts`, 'export const r: Float64Array\nexport const ground: (x: number, y: number) => void\n')
}
