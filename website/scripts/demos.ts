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
        return { name: basename(file), html: highlight(code, 'ts') }
      }),
    )
    await writeIfChanged(join(target, `${name}.json`), `${JSON.stringify(sources, undefined, 1)}\n`)
    await writeIfChanged(join(target, `${name}.late.mjs`), lateSources(name, sources))
  }
  const known = new Set(demos.flatMap(({ name }) => [`${name}.json`, `${name}.late.mjs`]))
  for (const file of await readdir(target)) if (!known.has(file)) await rm(join(target, file))
}

/** What the finished client gets in place of the JSON (plugins/compact): the document has the code already, so it is loaded only where a reader came without one. */
const lateSources = (name: string, sources: readonly SourceFile[]): string => {
  const rows = sources.map((file, at) => `  { name: ${JSON.stringify(file.name)}, load: async () => (await load()).default[${at}].html },`)
  return `const load = () => import('./${name}.json')\nexport default [\n${rows.join('\n')}\n]\n`
}
