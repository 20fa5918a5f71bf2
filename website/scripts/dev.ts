/** `npm run dev` in this folder: generated pages, then the development server. One language at a time: `--locale ja`. */
import { docusaurus } from './docusaurus.ts'
import { generate } from './generate.ts'

await generate()
await docusaurus(['start', '--no-open', ...process.argv.slice(2)])
