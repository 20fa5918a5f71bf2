/**
 * Tells the server which scripts a page begins with, so that its document can name them and the browser need not run the first ones to
 * hear of the others. The framework means to do so, but looks for chunks under the names of the modules that begin them, which chunks do
 * not have.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { ConfigureWebpackUtils } from '@docusaurus/types'
import { unexpected } from './generated.ts'

type Bundler = ConfigureWebpackUtils['currentBundler']['instance']
type Compiler = InstanceType<Bundler['Compiler']>

/** Chunks by the name of what begins with them. */
type Manifest = { readonly origins: Readonly<Record<string, readonly string[]>> }

/** `names` gives, by the module that the client asks for, the name under which the server knows it. */
export const pageScripts = (manifestFile: string, names: ReadonlyMap<string, string>) => ({
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('page-scripts', ({ chunkGroups }) => {
      const chunksOf: Record<string, readonly string[]> = {}
      for (const { origins, chunks } of chunkGroups) {
        for (const { request = '' } of origins) {
          const name = names.get(request)
          if (name !== undefined) chunksOf[name] = chunks.flatMap(({ ids }) => (ids ?? []).map(String))
        }
      }
      const missing = [...names.values()].find((name) => !(name in chunksOf))
      if (missing) throw unexpected('client-manifest.json', `no chunk of the client begins with "${missing}"`, Object.keys(chunksOf).join('\n'))
      // What the framework's own plugin has written before.
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
      writeFileSync(manifestFile, JSON.stringify({ ...manifest, origins: { ...manifest.origins, ...chunksOf } }))
    })
  },
})
