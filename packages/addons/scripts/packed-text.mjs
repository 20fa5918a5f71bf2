/**
 * Checks that the packed package has the library as plain text: every file that the indexes list, and every file that one of these includes.
 * A part of `npm test -- publish`, which packs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))

/**
 * The missing files of the package, by name.
 * @param {readonly { readonly path: string, readonly size: number }[]} files
 */
export const lostText = (files) => {
  const packed = new Map(files.map(({ path, size }) => [path, size]))
  return ['glsl', 'wgsl'].flatMap((language) => {
    const index = `${language}/index.json`
    if (!packed.has(index)) return [index]
    /** @type {{ files: Record<string, { includes: string[], functions: string[], structs: string[], constants: string[] }> }} */
    const { files: listed } = JSON.parse(readFileSync(join(folder, index), 'utf8'))
    const paths = Object.entries(listed).flatMap(([path, { includes }]) => [path, ...includes])
    if (paths.length === 0) return [`${index} lists no files`]
    const lost = Object.entries(listed).flatMap(([path, { functions, structs, constants }]) => {
      const text = packed.has(`${language}/${path}`) ? readFileSync(join(folder, language, path), 'utf8') : ''
      return [...functions, ...structs, ...constants].filter((name) => !text.includes(name)).map((name) => `${name} in ${language}/${path}`)
    })
    return [...new Set(paths)]
      .map((path) => `${language}/${path}`)
      .filter((path) => !packed.get(path))
      .concat(lost)
  })
}
