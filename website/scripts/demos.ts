/** The code of the demos as their pages show it: the files themselves, coloured. What is read there is what runs there. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { highlight } from '../plugins/highlight/highlight.ts'
import { demos } from '../src/demos/list.ts'
import type { SourceFile } from '../src/demos/shell/demo-source.tsx'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')
const target = join(siteFolder, 'src/generated/demos')

export const generateDemoSources = async (): Promise<void> => {
  for (const { name, files = ['scene.ts'] } of demos) {
    const sources = await Promise.all(
      files.map(async (file): Promise<SourceFile> => {
        const code = await readFile(join(siteFolder, 'src/demos', name, file), 'utf8')
        return { name: basename(file), html: await highlight(code, 'ts') }
      }),
    )
    await writeIfChanged(join(target, `${name}.json`), `${JSON.stringify(sources, undefined, 1)}\n`)
  }
  const known = new Set(demos.map(({ name }) => `${name}.json`))
  for (const file of await readdir(target)) if (!known.has(file)) await rm(join(target, file))
}
