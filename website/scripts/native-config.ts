/**
 * The site's configuration, read by Node itself. The framework reads configurations through a loader of its own, which translates every
 * package they import, grammars of code among them: 10 s a language. It would translate what this file imports too, so build.ts bundles the
 * configuration before and says where it is.
 */
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Config } from '@docusaurus/types'

// What native-import.cjs says of itself.
const importNatively = createRequire(import.meta.url)('./native-import.cjs') as (address: string) => Promise<unknown>

/**
 * The framework asks for it once for the list of languages and once for each, has set another one in between, and reads this file anew each
 * time. Node would give the first answer again to whoever asks by the same name, so each has a name of its own.
 */
const config = async (): Promise<Config> => {
  const file = process.env['SITE_BUNDLED_CONFIG']
  if (file === undefined) throw new Error('SITE_BUNDLED_CONFIG is not set: scripts/build.ts sets it. Any other command takes docusaurus.config.ts as it is.')
  // The module exports the configuration as its default.
  const { default: read } = (await importNatively(`${pathToFileURL(file).href}?${randomUUID()}`)) as { readonly default: Config }
  return read
}

export default config
