/**
 * The site's configuration, bundled and then read by Node itself. The framework reads configurations through a loader of its own, which
 * translates every package they import, grammars of code among them: 10 s a language. It would translate what this file imports too, so
 * that is asked for at run time.
 */
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Config } from '@docusaurus/types'
import type * as Esbuild from 'esbuild'

// What native-import.cjs says of itself.
const importNatively = createRequire(import.meta.url)('./native-import.cjs') as (address: string) => Promise<unknown>

const siteFolder = fileURLToPath(new URL('..', import.meta.url))

/** Each file goes on finding what lies beside it. */
const ownAddresses: Esbuild.Plugin = {
  name: 'own-addresses',
  setup: (bundling) => {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    }))
  },
}

/**
 * The framework asks for it once for the list of languages and once for each, has set another one in between, and reads this file anew each
 * time. Node would give the first answer again to whoever asks by the same name, so each has a name of its own.
 */
const config = async (): Promise<Config> => {
  // The types of what is imported by name are known by that name alone.
  const { build } = (await importNatively('esbuild')) as typeof Esbuild
  // Beside the sources, where packages are found as they are by them.
  const outfile = join(siteFolder, '.docusaurus', `native-config-${randomUUID()}.mjs`)
  await build({
    entryPoints: [join(siteFolder, 'docusaurus.config.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    plugins: [ownAddresses],
  })
  try {
    // The module exports the configuration as its default.
    const { default: read } = (await importNatively(pathToFileURL(outfile).href)) as { readonly default: Config }
    return read
  } finally {
    await rm(outfile, { force: true })
  }
}

export default config
