/**
 * `npm run dev` in this folder: generated pages, then the development server. One language at a time: `--locale ja`. Pages of functions are made
 * again when the packages have been compiled again, which `npm run dev` at the root does at each change; the server sees that they are new.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { docusaurus, siteFolder } from './docusaurus.ts'
import { generate } from './generate.ts'

/** The compiler writes many files one after another. */
const pauseMilliseconds = 500

/** Calls it some time after the last of several changes in a folder, and never while it is still at work. */
const afterChanges = (folder: string, work: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(work)
    }, pauseMilliseconds)
  })
}

/** In a process of its own: this one knows the records as they were. What goes wrong is said there, and mended by the next change. */
const makeFunctionPages = (): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, 'function-pages.ts')], { stdio: 'inherit' })
    child.on('error', (error) => process.stderr.write(`${error.message}\n`))
    child.on('close', () => resolve())
  })

await generate()
afterChanges(join(siteFolder, '../packages/addons/dist'), makeFunctionPages)
await docusaurus(['start', '--no-open', ...process.argv.slice(2)])
