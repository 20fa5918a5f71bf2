/**
 * A vitest plugin: resolves a package's `imports` names, such as `#explain`, to the source
 * instead of the built file. So a test of the sources needs no build, and loads each class once.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const inSource = /^(.*\/packages\/[^/]+)\/(?:src|test)\//

export const ownSource = () => ({
  name: 'own-source',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @param {string} name
   * @param {string | undefined} importer
   */
  resolveId(name, importer) {
    const home = name.startsWith('#') && importer ? inSource.exec(importer)?.[1] : undefined
    if (!home) return undefined
    const target = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).imports?.[name]?.default
    return typeof target === 'string' ? join(home, target.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, '.ts')) : undefined
  },
})
