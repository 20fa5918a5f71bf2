/**
 * A script of ours with all that it imports of ours, as one file that Node reads by itself: for processes of which
 * there are several, since each would translate its files anew. Packages are left where they are.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { siteFolder } from '../site.config.ts'

/** Each file goes on finding what lies beside it. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  setup: (bundling) => {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const known: Readonly<Record<string, string>> = { url: pathToFileURL(path).href, dirname: dirname(path) }
      const text = await readFile(path, 'utf8')
      // Not where such a name is a text.
      return { loader: 'ts', contents: text.replaceAll(/(?<!['"`])\bimport\.meta\.(url|dirname)\b/g, (_, name: string) => JSON.stringify(known[name])) }
    })
  },
}

/** Gives the path of that file, whose name is its own; it lies where packages are found as they are by the sources. */
export const bundled = async (entry: string): Promise<string> => {
  const outfile = join(siteFolder, '.docusaurus', `${basename(entry, '.ts')}-${randomUUID()}.mjs`)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    sourcemap: 'inline',
    plugins: [ownAddresses],
  })
  return outfile
}
