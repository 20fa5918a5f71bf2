/**
 * `npm run text`: writes the library as plain GLSL and WGSL to the folders glsl and wgsl, from the output of `tsc -b`.
 * `npm run build` and `npm test` run it by themselves. The folders are published and not committed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = join(folder, 'dist/src')

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const { records } = await import('../dist/catalogue/index.js')
const { textFiles, textIndex } = await import('../dist/catalogue/printed/text-files.js')

/** They export what other modules do. */
const lists = ['index.js', 'all.js']

const modules = await Promise.all(
  readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js') && !lists.includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map(async (file) => ({
      path: relative(sources, file).split(sep).join('/').slice(0, -'.js'.length),
      /** @type {Readonly<Record<string, unknown>>} */
      exports: await import(pathToFileURL(file).href),
    })),
)

for (const language of /** @type {const} */ (['glsl', 'wgsl'])) {
  const root = join(folder, language)
  const files = textFiles(language, records, modules, version)
  // Otherwise the output of a deleted function would be published.
  rmSync(root, { recursive: true, force: true })
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  writeFileSync(join(root, 'index.json'), `${JSON.stringify(textIndex(language, files, version), null, 2)}\n`)
}
