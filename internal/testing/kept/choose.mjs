/** Chooses the test files that need to run: not those that passed before and whose dependencies have not changed (place.mjs). */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, writtenFiles } from '../../scripts/inputs.mjs'
import { createLooker, digest, isNamedByTests, placeOf, root } from './place.mjs'

/** What every test depends on besides its own inputs. */
const common = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'vitest.config.ts']
const commonFolders = ['internal/testing/kept']

/** The installed one may have a different version tomorrow. */
const browser = () => {
  const path = process.env['CHROME_PATH'] ?? ''
  return path + (path && (spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).stdout ?? ''))
}

/** A digest of what every test depends on. */
export const environment = () => {
  const variables = Object.entries(process.env).filter(([name]) => /^(?:KIRARI_(?!TEST_(?:REPORT|KEYS))|SITE_|ALGOLIA_|TZ$|LANG|LC_)/.test(name))
  const files = [...common.filter((file) => existsSync(join(root, file))), ...writtenFiles(commonFolders)]
  return digest(hashOf(files, [process.version, process.platform, process.arch, browser(), ...variables.map(([name, value]) => `${name}=${value}`).toSorted()]))
}

/** A digest of all hand-written files. */
export const sources = () =>
  digest(hashOf(writtenFiles(['packages', 'website', 'internal', 'examples', 'decisions', 'README.md', 'README.ja.md', 'CONTRIBUTING.md'])))

/** @param {string} file @returns {import('./place.mjs').Kept | undefined} */
const keptOf = (file) => (existsSync(placeOf(file)) ? JSON.parse(readFileSync(placeOf(file), 'utf8')) : undefined)

/**
 * @param {readonly string[]} files Of tests, from the root.
 * @returns {{ run: string[], kept: { file: string, passed: number }[], keys: Record<string, readonly string[]> }} `keys` are those of tests that
 *   named their inputs and passed: their files run, since something changed, and they are skipped while their key is the same.
 */
export const choose = (files) => {
  const now = environment()
  /** @type {string | undefined} */
  let allSources
  const look = createLooker(() => (allSources ??= sources()))
  /** @type {ReturnType<typeof choose>} */
  const chosen = { run: [], kept: [], keys: {} }
  for (const file of files) {
    const before = keptOf(file)
    const changed = before?.environment === now ? Object.entries(before.inputs).filter(([input, seen]) => look(input) !== seen) : undefined
    if (before?.passed !== undefined && changed?.length === 0) {
      chosen.kept.push({ file, passed: before.passed })
      continue
    }
    chosen.run.push(file)
    if (before && changed?.every(([input]) => isNamedByTests(input.slice(input.indexOf(' ') + 1)))) chosen.keys[file] = before.keys
  }
  return chosen
}
