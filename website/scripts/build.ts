/** `npm run build` in this folder: what is generated, then both languages, then what can only be done on finished pages. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSite } from '../site.config.ts'
import { afterBuild } from './after-build.ts'
import { docusaurus, siteFolder } from './docusaurus.ts'
import { generate } from './generate.ts'
import { writeCards } from './social-card/write-cards.ts'

const { values } = parseArgs({ options: { 'out-dir': { type: 'string' } }, strict: true })
const folder = values['out-dir'] ? resolve(values['out-dir']) : join(siteFolder, 'build')

await generate()
await docusaurus(['build', '--out-dir', folder], { SITE_STRICT_LINKS: '1' })
await afterBuild(folder)
await writeCards(folder, readSite(process.env))
