/**
 * The library that draws diagrams: in the finished site it lies beside our scripts as its authors have bundled it, and the client fetches it
 * by its address (src/client/mermaid.ts). Bundled like everything else, its thousand modules were a twentieth of a build.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { build } from 'esbuild'
import { type Site, siteFolder } from '../site.config.ts'

const folder = 'assets/js'

const scriptName = (): string => {
  // The package's own description of itself.
  const { version } = createRequire(import.meta.url)('mermaid/package.json') as { readonly version: string }
  return `mermaid-${version}`
}

/** It is the same in every language, and published once. */
export const diagrams =
  ({ basePath, languageFolder }: Pick<Site, 'basePath' | 'languageFolder'>) =>
  (): Plugin => ({
    name: 'diagrams',
    configureWebpack: ({ mode }, isServer, { currentBundler }) =>
      // The development server bundles it when a page asks for it.
      isServer || mode !== 'production'
        ? {}
        : {
            resolve: { alias: { mermaid$: join(siteFolder, 'src/client/mermaid.ts') } },
            plugins: [new currentBundler.instance.DefinePlugin({ 'process.env.DIAGRAM_LIBRARY': JSON.stringify(`${basePath}${folder}/${scriptName()}.js`) })],
          },
    postBuild: async ({ outDir }) => {
      if (languageFolder !== '') return
      // In parts, of which a diagram needs a few. Hosts know the ending .js; that of the package's own files, .mjs, not all of them.
      await build({
        stdin: { contents: "export { default } from 'mermaid/dist/mermaid.esm.min.mjs'", resolveDir: siteFolder },
        outdir: join(outDir, folder),
        entryNames: scriptName(),
        chunkNames: 'mermaid.[hash]',
        bundle: true,
        splitting: true,
        format: 'esm',
        minifyWhitespace: true,
        logLevel: 'error',
      })
    },
  })
