/**
 * Writes what checks the code of the playground, below static/playground: the worker with the compiler, the declarations that it reads, and its messages in Japanese.
 * Bundling the compiler takes seconds, so the worker is kept below .cache by what it is made from.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, version as esbuildVersion } from 'esbuild'
import { playgroundTypes } from '../src/playground/types/address.ts'
import { readDeclarations } from './playground-types/declarations.ts'
import { japaneseMessages } from './playground-types/messages.ts'
import { root, typescriptFolder } from './playground-types/places.ts'
import { writeIfChanged } from './write.ts'

const source = join(root, 'website/src/playground/types')
const kept = join(root, '.cache/playground-types')

export const generatePlaygroundTypes = async (): Promise<void> => {
  const place = (path: string): string => join(root, 'website/static', path)
  await writeIfChanged(place(playgroundTypes.libraries), JSON.stringify(await readDeclarations()))
  await writeIfChanged(place(playgroundTypes.messages), JSON.stringify(await japaneseMessages()))
  await writeIfChanged(place(playgroundTypes.worker), await worker())
}

const worker = async (): Promise<string> => {
  const file = join(kept, `worker-${await inputsHash()}.js`)
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const text = await bundle()
  await mkdir(kept, { recursive: true })
  // Under another name first: a build may be ended.
  await writeFile(`${file}.${process.pid}`, text)
  await rename(`${file}.${process.pid}`, file)
  for (const name of await readdir(kept)) if (/^worker-\w+\.js$/.test(name) && join(kept, name) !== file) await rm(join(kept, name), { force: true })
  return text
}

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(source, 'worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // The compiler's licence asks for its notice.
    legalComments: 'inline',
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild made nothing of src/playground/types/worker.ts.')
  return file.text
}

/** Our own sources, this file, and the versions of the compiler and of the bundler. */
const inputsHash = async (): Promise<string> => {
  const hash = createHash('sha256').update(esbuildVersion)
  const sources = (await readdir(source)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  for (const file of [...sources.map((name) => join(source, name)), import.meta.filename, join(typescriptFolder, 'package.json')])
    hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 40)
}

if (process.argv[1] === import.meta.filename) await generatePlaygroundTypes()
