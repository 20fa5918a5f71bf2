/** `npm run build` in this folder: generated pages, then both languages, then what can only be done on finished pages. */
import { docusaurus } from './docusaurus.ts'
import { generate } from './generate.ts'

await generate()
await docusaurus(['build', ...process.argv.slice(2)], { SITE_STRICT_LINKS: '1' })
