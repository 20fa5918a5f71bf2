/** Writes the pages of the functions, their previews and their posters, and takes away those of functions that are gone. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { records } from '@kirari/addons/catalogue'
import { bundled } from './bundled.ts'
import { documentFolder, machineFolder, pathOf } from './function-page/address.ts'
import { examplePath } from './function-page/example.ts'
import { familyPoster, shownFamilies } from './function-page/family.ts'
import { exampleFolder, listFiles, moduleFolder, pageFolders } from './function-page/files.ts'
import type { Made } from './function-page/worker.ts'
import { onAllCores } from './on-all-cores.ts'
import { drawStills } from './still.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')

/** Other processes make the pages; this one has time for what lists them, and for `others`. */
export const generateFunctionPages = async (others: () => Promise<void> = async () => {}): Promise<void> => {
  const worker = await bundled(join(import.meta.dirname, 'function-page/worker.ts'))
  const families = shownFamilies(records)
  const [made, lists] = await Promise.all([makePages(worker), writeLists(), drawStills(families.map(familyPoster)), others()])

  const files = new Set([...lists, ...made.flat()])
  for (const folder of [...Object.values(pageFolders), documentFolder, exampleFolder, machineFolder, moduleFolder])
    await removeOthers(folder, (path) => files.has(path))
  // Posters of other pages lie in the folder itself; those of functions in folders of their categories.
  const examples = records.flatMap((record) => record.examples.map((example) => examplePath(record, example)))
  const posters = new Set([...records.map(pathOf), ...families.map(({ path }) => path), ...examples].map((path) => `static/posters/${path}.webp`))
  await removeOthers('static/posters', (path) => posters.has(path) || path.split('/').length === 3)
}

const makePages = async (worker: string): Promise<readonly Made[]> => {
  try {
    return await onAllCores<Made>(worker, records.length)
  } finally {
    await rm(worker)
  }
}

const writeLists = async (): Promise<readonly string[]> => {
  const lists = listFiles(records)
  await Promise.all([...lists].map(([path, text]) => writeIfChanged(join(siteFolder, path), text)))
  return [...lists.keys()]
}

/** Removes the files of a folder that are not to be kept, and the folders that this leaves empty. */
const removeOthers = async (folder: string, isKept: (path: string) => boolean): Promise<void> => {
  const entries = await readdir(join(siteFolder, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
  const left = new Set<string>()
  for (const { path, isFile } of paths) {
    if (!isFile) continue
    if (isKept(path.slice(siteFolder.length + 1).replaceAll('\\', '/'))) left.add(path)
    else await rm(path)
  }
  for (const { path, isFile } of paths) if (!isFile && ![...left].some((file) => file.startsWith(path))) await rm(path, { recursive: true, force: true })
}

if (process.argv[1] === import.meta.filename) await generateFunctionPages()
