/**
 * What a test file read, as it is kept in .cache/test: where, and in which form. Everything here is from the root of the repository.
 *
 * A file that passed is not run again while all that it depends on is the same: what it and its imports are made of (vite knows its modules), what
 * it read (worker.ts), and the environment. A test may name the inputs of its own that it depends on beside the harness (keep.ts).
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, writtenFiles } from '../../scripts/inputs.mjs'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
/** What is only kept may go. */
export const folder = join(root, '.cache/test/kept')

/**
 * How something was looked at: its contents, the names in a folder (in a tree: in its folders, too), or whether it is there. 'sources' stands for all files that are written by
 * hand: what a program of its own reads cannot be seen. 'package' stands for all that a package of ours is built from.
 * @typedef {'contents' | 'names' | 'tree' | 'presence' | 'package' | 'sources'} Kind
 */

/**
 * @typedef {object} Kept A test file that passed, wholly or in part.
 * @property {string} environment
 * @property {Readonly<Record<string, string>>} inputs A digest of each input by its kind and path.
 * @property {number | undefined} passed How many tests passed when all did; undefined when one failed.
 * @property {readonly string[]} keys Of tests that named their inputs, and passed.
 */

/** @param {string} text */
export const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** @param {string} file Of tests, from the root. */
export const placeOf = (file) => join(folder, `${file.replaceAll('/', '+')}.json`)

/**
 * A path from the root; undefined for what lies outside, and for what a lock file or nobody answers for.
 * @param {string} path
 */
export const placeFromRoot = (path) => {
  const place = relative(root, path).replaceAll('\\', '/')
  return path.startsWith('\0') || place.startsWith('..') || /(?:^|\/)(?:node_modules|\.cache|\.git)(?:\/|$)/.test(place) ? undefined : place
}

/** What tests that name their inputs name themselves: it is no part of their harness. @param {string} path */
export const isNamedByTests = (path) =>
  /^(?:packages\/addons\/(?:src|catalogue|dist|test\/oracle)|website\/(?:build|src\/demos\/[^/.]+|static\/posters))\//.test(path)

/**
 * The built site names files after their contents. A script that names another one is not a different script when only that name differs.
 * @param {string} text
 */
export const withoutHashes = (text) => text.replaceAll(/(?<=\.)[0-9a-f]{8}(?=\.[a-z])|(?<=:")[0-9a-f]{8}(?=")/g, '')
const isBuilt = (/** @type {string} */ path) => path.startsWith('website/build/')

/** Looks at inputs, each once: the repository stands still while tests are chosen. */
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
