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

/** `modules` gives, by the name under which the server knows a module, the one that the client asks for. */
export const pageScripts = (manifestFile: string, modules: ReadonlyMap<string, string>) => ({
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('page-scripts', ({ chunkGroups }) => {
      const begun = new Map<string, readonly string[]>()
      for (const { origins, chunks } of chunkGroups) {
        for (const { request = '' } of origins)
          begun.set(
            request,
            chunks.flatMap(({ ids }) => (ids ?? []).map(String)),
          )
      }
      const chunksOf = Object.fromEntries(
        [...modules].map(([name, module]) => {
          const chunks = begun.get(module)
          if (!chunks) throw unexpected('client-manifest.json', `no chunk of the client begins with "${module}"`, [...begun.keys()].join('\n'))
          return [name, chunks]
        }),
      )
      // What the framework's own plugin has written before.
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
      writeFileSync(manifestFile, JSON.stringify({ ...manifest, origins: { ...manifest.origins, ...chunksOf } }))
    })
  },
})
