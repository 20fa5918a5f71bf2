/**
 * Lists the scripts that the playground loads on demand: the editor, the client of the compiler, the video encoder. The HTML of its page
 * names the others. scripts/offline.ts reads the list and removes it.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types'

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>

/** In the folder of a language. */
export const lateScriptsFile = 'late-scripts.json'

/** The import that the playground begins with: src/components/playground/playground.tsx. */
const first = './workbench.tsx'

export const lateScripts = (): Plugin => {
  const files = new Set<string>()
  return {
    name: 'late-scripts',
    configureWebpack: ({ mode }, isServer) => ({
      plugins: isServer || mode !== 'production' ? [] : [{ apply: (compiler: Compiler) => collect(compiler, files) }],
    }),
    // A site without the playground has none.
    postBuild: async ({ outDir }) => {
      if (files.size > 0) await writeFile(join(outDir, lateScriptsFile), JSON.stringify([...files].toSorted()))
    },
  }
}

/** Collects the files of the chunks behind the first import, and of all chunks that they import dynamically. */
const collect = ({ hooks }: Compiler, files: Set<string>): void =>
  hooks.afterEmit.tap('late-scripts', ({ chunkGroups }) => {
    const groups = new Set(chunkGroups.filter(({ origins }) => origins.some(({ request }) => request === first)))
    // Groups that are added during the iteration are visited too.
    for (const group of groups) for (const inner of group.childrenIterable) groups.add(inner)
    for (const { chunks } of groups) for (const chunk of chunks) for (const file of chunk.files) files.add(file)
  })
