/**
 * Runs blocks that draw nothing in Node: bundles all in one call and runs them in one process, one after another.
 * Packages are not bundled: Node resolves them as a reader's would.
 */
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { run } from '../scripts/command.mjs'
import { sandbox } from './block.ts'

export interface Ran {
  /** What it printed. */
  readonly output: string
  /** The error that it threw, as Node shows it. */
  readonly failure?: string
}

/** Runs one script after another, and prints the result of each. */
const runner = (scripts: readonly string[]): string => `
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'

const { stdout } = process
let ran
const fail = (error) => (ran.failure ??= inspect(error))
const heard = new Writable({ write: (chunk, _, done) => ((ran.output += chunk), done()) })
globalThis.console = new Console(heard, heard)
process.on('unhandledRejection', fail)
process.on('uncaughtException', fail)

const all = []
for (const script of ${JSON.stringify(scripts)}) {
  all.push((ran = { output: '' }))
  await import(script).catch(fail)
  // A promise that nobody awaits has settled by now.
  await new Promise((resolve) => setImmediate(resolve))
}
stdout.write('\\n' + JSON.stringify(all), () => process.exit(0))
`

/** Runs each of the files; the results, by path. */
export const runBlocks = async (files: readonly string[]): Promise<ReadonlyMap<string, Ran>> => {
  const outOf = (file: string): string => `${relative(sandbox, file)}.run`
  await build({
    entryPoints: files.map((file) => ({ in: file, out: outOf(file) })),
    outdir: sandbox,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    platform: 'node',
    logLevel: 'silent',
  })
  const script = join(sandbox, 'run-blocks.mjs')
  writeFileSync(script, runner(files.map((file) => pathToFileURL(join(sandbox, `${outOf(file)}.mjs`)).href)))
  const { output } = await run([process.execPath, script])
  const line = output.split('\n').at(-1) ?? ''
  if (!line.startsWith('[')) throw new Error(`The blocks could not be run:\n${output}`)
  // The runner prints this.
  const all = JSON.parse(line) as readonly Ran[]
  return new Map(files.map((file, i) => [file, all[i] ?? { output: '', failure: 'it was not run' }]))
}
