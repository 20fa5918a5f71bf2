/**
 * Which files a result was built from, and whether any has changed since: compares their contents, so that a stamp is never
 * wrong after a checkout, a copy or a clock change. Works without git.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'

/** .gitignore names generated files. Its lines here are names (`dist/`), one suffix (`*.x`), paths from the root, or paths that are kept after all (`!path`). */
const ignoredPaths = () => {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
  const suffixes = lines.filter((line) => line.startsWith('*')).map((line) => line.slice(1))
  const kept = new Set(lines.filter((line) => line.startsWith('!')).map((line) => line.replace(/^!|\/$/g, '')))
  const plain = lines.filter((line) => !/^[*!]/.test(line)).map((line) => line.replace(/^\/|\/$/g, ''))
  const names = new Set(plain.filter((line) => !line.includes('/')))
  const paths = new Set(plain.filter((line) => line.includes('/')))
  /** @param {string} path @param {string} name */
  return (path, name) => !kept.has(path) && (name === '.git' || names.has(name) || paths.has(path) || suffixes.some((suffix) => name.endsWith(suffix)))
}

/**
 * The hand-written files under some folders (or single files), as paths from the root, in the same order everywhere.
 * @param {readonly string[]} places
 * @returns {readonly string[]}
 */
export const writtenFiles = (places) => {
  const isIgnored = ignoredPaths()
  /** @param {string} folder @returns {string[]} */
  const walk = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (isIgnored(path, entry.name)) return []
      return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : []
    })
  const top = readdirSync(root, { withFileTypes: true })
  return places
    .flatMap((place) => {
      if (place.includes('/')) return walk(place)
      const entry = top.find(({ name }) => name === place)
      return entry ? (entry.isDirectory() ? walk(place) : [place]) : []
    })
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/**
 * One hash of the contents and names of files, and of everything else that decides the result.
 * @param {readonly string[]} files From the root.
 * @param {readonly string[]} others
 */
export const hashOf = (files, others = []) => {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  for (const other of others) hash.update(`${other}\0`)
  return hash.digest('hex')
}
