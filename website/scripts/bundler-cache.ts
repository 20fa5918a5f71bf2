/**
 * Keeps the bundler's lasting cache small. It has a folder for each version: of each language, the client and the server, and again of each
 * state of our plugins and packages (plugins/compact). Nothing else ever removes those of states that are gone, 45 MB each.
 */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFolder } from '../site.config.ts'

/** Two languages, a client and a server each, for two states between which one goes back and forth, and the development server of each language. */
const keptVersions = 10

/** Removes all versions but those that were used last. Without a cache there is nothing to do. */
export const boundCache = async (folder = join(siteFolder, 'node_modules/.cache/rspack'), kept = keptVersions): Promise<void> => {
  // `.temp` and the like are the bundler's own, and may be in use.
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'))
  const used = await Promise.all(names.map(async (name) => ({ path: join(folder, name), at: await lastUse(join(folder, name)) })))
  const old = used.toSorted((a, b) => b.at - a.at).slice(kept)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}

/** A version is written anew by each build that changes something in it. */
const lastUse = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const times = await Promise.all([folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))].map(async (path) => (await stat(path)).mtimeMs))
  return Math.max(...times)
}
