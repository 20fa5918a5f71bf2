/** Errors point at the written line: in Node, whatever generated the file that runs, and with stacks of other JavaScript engines. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const dist = join(import.meta.dirname, '../../../dist/shader/front/node/index.js')
const program = `import { fn, float, uv, vec3 } from ${JSON.stringify(dist)}

/** Compilers remove this, so that lines move. */
interface Wrong {
  readonly colour: never
}

const loose = (value: unknown): Wrong['colour'] => value as never
export const operator = (): unknown =>
  vec3(1)
    .add(loose(uv)) // here
export const body = (): unknown => {
  const wave = fn('wave', [{ x: float }], float, loose(async (x: unknown) => x)) // here
  return wave(1)
}
`
/** Prints the message of each mistake of each file. */
const runner = `const said = []
for (const file of process.argv.slice(2)) {
  const program = await import(file)
  for (const mistake of [program.operator, program.body]) try { mistake() } catch ({ message }) { said.push(message) }
}
console.log(JSON.stringify(said))
`
const linesHere = program.split('\n').flatMap((line, i) => (line.endsWith('// here') ? [i + 1] : []))

let folder: string
const path = (name: string): string => join(folder, name)
beforeAll(async () => {
  // A folder with characters that URLs escape.
  folder = await realpath(await mkdtemp(join(tmpdir(), 'kirari place %20 #')))
  await writeFile(path('app.ts'), program)
  await writeFile(path('run.mjs'), runner)
  await Promise.all(
    (['linked', 'inline', undefined] as const).map((sourcemap) =>
      build({
        entryPoints: [path('app.ts')],
        outfile: path(`${sourcemap ?? 'none'}.mjs`),
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'node',
        logLevel: 'error',
        ...(sourcemap && { sourcemap }),
      }),
    ),
  )
  // The same, as a tool writes it that combines parts with source maps.
  const map = JSON.parse(await readFile(path('linked.mjs.map'), 'utf8')) as object
  await writeFile(path('index.mjs.map'), JSON.stringify({ version: 3, sections: [{ offset: { line: 1, column: 0 }, map }] }))
  const text = await readFile(path('linked.mjs'), 'utf8')
  await writeFile(path('index.mjs'), `// made of parts\n${text.replace(/sourceMappingURL=\S*\s*$/, 'sourceMappingURL=index.mjs.map')}`)
})
afterAll(() => rm(folder, { recursive: true }))

/** The places that Node reports, with these files and flags. */
const places = async (files: readonly string[], ...flags: readonly string[]): Promise<readonly (string | undefined)[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, path('run.mjs'), ...files.map((file) => pathToFileURL(path(file)).href)])
  return (JSON.parse(stdout) as string[]).map((message) => /^ {2}at (.*):\d+$/m.exec(message)?.[1])
}
const written = (): readonly string[] => linesHere.map((line) => `${path('app.ts')}:${line}`)

test('by a map beside the file, in the file, or of parts', async () => {
  expect(await places(['linked.mjs', 'inline.mjs', 'index.mjs'])).toEqual([...written(), ...written(), ...written()])
})

test('where Node reads maps itself, and where it compiles TypeScript', async () => {
  expect(await places(['linked.mjs'], '--enable-source-maps')).toEqual(written())
  expect(await places(['app.ts'], '--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href)).toEqual(written())
})

test('without a map, as it runs', async () => {
  const [place] = await places(['none.mjs'])
  expect(place).toContain(path('none.mjs'))
})

/** Stacks as SpiderMonkey and JavaScriptCore write them. */
const writeStack = (_: Error, frames: readonly NodeJS.CallSite[]): string =>
  frames.map((frame) => `${frame.getFunctionName() ?? ''}@${frame.getFileName()}:${frame.getLineNumber()}:${frame.getColumnNumber()}`).join('\n')

test.each([
  ['captures nothing below a function whose frame it dropped', (target: object): void => void Object.assign(target, { stack: '' })],
  ['has no captureStackTrace', undefined],
])('by an engine that %s', async (_, captureStackTrace) => {
  // The JavaScript engine is detected once.
  vi.resetModules()
  const { uv, vec3 } = await import('../../../src/shader/front/node/index.ts')
  const { captureStackTrace: original, prepareStackTrace } = Error
  Object.assign(Error, { captureStackTrace, prepareStackTrace: writeStack })
  let message = ''
  try {
    vec3(1).add(uv as never)
  } catch (error) {
    ;({ message } = error as Error)
  } finally {
    Object.assign(Error, { captureStackTrace: original, prepareStackTrace })
    vi.resetModules()
  }
  expect(message).toMatch(/S2001.*\n {2}at .*place\.test\.ts:\d+:\d+\n/)
})
