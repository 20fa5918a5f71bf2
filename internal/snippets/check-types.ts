/** Type-checks the blocks of the pages, file by file, in one run. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run, tool } from '../scripts/command.mjs'
import { root } from './page.ts'
import { sandbox } from './block.ts'

/** Names that a block may use without declaring them: pages often omit the canvas. */
const globals = 'declare const canvas: HTMLCanvasElement\n'

/** The settings that the pages recommend, and what a reader may add. */
const settings = {
  compilerOptions: { target: 'es2022', module: 'preserve', jsx: 'react-jsx', strict: true, noEmit: true, moduleDetection: 'force', types: [] },
  include: ['**/*.ts', '**/*.tsx'],
}

/** Messages by absolute path; files without errors are absent. */
export const typeErrors = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  writeFileSync(join(sandbox, 'globals.d.ts'), globals)
  writeFileSync(join(sandbox, 'tsconfig.json'), JSON.stringify(settings))
  const { code, output } = await run(tool('typescript', '-p', sandbox, '--pretty', 'false'), { cwd: root })
  const errors = new Map<string, string[]>()
  let last: string[] | undefined
  for (const line of output.split('\n')) {
    const [, file, place, message] = /^(\S.*?)\((\d+),\d+\): error (.*)$/.exec(line) ?? []
    if (file && place && message) {
      const path = resolve(root, file)
      last = errors.get(path) ?? []
      errors.set(path, last)
      last.push(`line ${place}: ${message}`)
    } else if (line.startsWith('  ')) last?.push(line)
  }
  const syntax = output.match(/^.*error TS1\d{3}:.*$/m)?.[0]
  if (syntax) throw new Error(`tsc looks at no types while a file cannot be read:\n${syntax}`)
  if (code !== 0 && errors.size === 0) throw new Error(`tsc ended with ${code}, but names no file:\n${output}`)
  return errors
}
