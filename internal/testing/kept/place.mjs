/**
 * What a test file read, as stored in .cache/test: where, and in which form. All paths are from the root of the repository.
 *
 * A file that passed is not run again while its dependencies are unchanged: its modules (which vite knows), the files that
 * it read (worker.ts), and the environment. A test may name its own inputs besides the harness (keep.ts).
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, writtenFiles } from '../../scripts/inputs.mjs'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
/** A cache, which may be deleted. */
export const folder = join(root, '.cache/test/kept')

/**
 * How an input was read: its contents, the names in a folder (in a tree: recursively), or whether it exists. 'sources' stands for all hand-written
 * files: what a child process reads is unknown. 'package' stands for all sources of a package of the repository.
 * @typedef {'contents' | 'names' | 'tree' | 'presence' | 'package' | 'sources'} Kind
 */

/**
 * @typedef {object} Kept A test file that passed, fully or in part.
 * @property {string} environment
 * @property {Readonly<Record<string, string>>} inputs A digest of each input by its kind and path.
 * @property {number | undefined} passed The number of tests that passed, if all did; undefined when one failed.
 * @property {readonly string[]} keys Of tests that named their inputs, and passed.
 */

/** @param {string} text */
export const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** @param {string} file Of tests, from the root. */
export const placeOf = (file) => join(folder, `${file.replaceAll('/', '+')}.json`)

/**
 * A path from the root; undefined for files outside, and for those that a lock file covers or that do not count.
 * @param {string} path
 */
export const placeFromRoot = (path) => {
  const place = relative(root, path).replaceAll('\\', '/')
  return path.startsWith('\0') || place.startsWith('..') || /(?:^|\/)(?:node_modules|\.cache|\.git)(?:\/|$)/.test(place) ? undefined : place
}

/** Tests that name their inputs name these themselves: they do not belong to the harness. @param {string} path */
export const isNamedByTests = (path) =>
  /^(?:packages\/addons\/(?:src|catalogue|dist|test\/oracle)|website\/(?:build|src\/demos\/[^/.]+|static\/posters))\//.test(path)

/**
 * The built site names files after their contents. A script that differs only in such a name is the same script.
 * @param {string} text
 */
export const withoutHashes = (text) => text.replaceAll(/(?<=\.)[0-9a-f]{6,8}(?=\.[a-z])|(?<=\d:")[0-9a-f]{6}(?=")/g, '')
const isBuilt = (/** @type {string} */ path) => path.startsWith('website/build/')

/** Reads inputs, each once: the repository does not change while tests are chosen. */
export const createLooker = (/** @type {() => string} */ sources) => {
  /** @type {Map<string, string>} */
  const known = new Map()
  /** @type {Map<string, string> | undefined} */
  let builtNames
  const findBuilt = (/** @type {string} */ path) => {
    builtNames ??= new Map(
      (existsSync(join(root, 'website/build')) ? readdirSync(join(root, 'website/build'), { recursive: true, encoding: 'utf8' }) : [])
        .map((name) => `website/build/${name.replaceAll('\\', '/')}`)
        .map((name) => [withoutHashes(name), name]),
    )
    return builtNames.get(path) ?? path
  }
  /** @param {string} kind @param {string} path */
  const lookAt = (kind, path) => {
    if (kind === 'sources') return sources()
    if (kind === 'package')
      return digest(hashOf(writtenFiles(['src', 'catalogue'].map((name) => `${path}/${name}`).filter((place) => existsSync(join(root, place))))))
    const at = join(root, isBuilt(path) ? findBuilt(path) : path)
    const stat = statSync(at, { throwIfNoEntry: false })
    if (!stat) return 'missing'
    if (kind === 'presence') return stat.isDirectory() ? 'folder' : 'file'
    if (stat.isDirectory()) {
      const names = readdirSync(at, { recursive: kind === 'tree', encoding: 'utf8' })
      return digest(
        names
          .filter((name) => placeFromRoot(join(at, name)) !== undefined)
          .map(withoutHashes)
          .toSorted()
          .join('\n'),
      )
    }
    const text = readFileSync(at, 'latin1')
    return digest(isBuilt(path) ? withoutHashes(text) : text)
  }
  /** @param {string} input Its kind and its path, with a space between. */
  return (input) => {
    const found = known.get(input)
    if (found !== undefined) return found
    const at = input.indexOf(' ')
    const seen = lookAt(input.slice(0, at), input.slice(at + 1))
    known.set(input, seen)
    return seen
  }
}
