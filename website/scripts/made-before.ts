/**
 * Tells whether files that were made before still are what would be made now: nothing they are made from has changed, and they lie there as
 * they were left. Must not know: what they are.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFolder } from '../site.config.ts'

const folder = join(siteFolder, '../.cache/made')

interface Note {
  /** What they were made from, as one hash. */
  readonly inputs: string
  /** By path from the folder of the website: size and time of change. */
  readonly files: Readonly<Record<string, string>>
}

export const isMadeBefore = async (name: string, inputs: string): Promise<boolean> => {
  const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => undefined)
  if (text === undefined) return false
  // This file writes them.
  const note = JSON.parse(text) as Note
  if (note.inputs !== inputs) return false
  const states = await Promise.all(Object.keys(note.files).map(stateOf))
  return Object.values(note.files).every((state, index) => state === states[index])
}

/** Remembers files that have just been made, by their paths from the folder of the website. */
export const rememberMade = async (name: string, inputs: string, files: readonly string[]): Promise<void> => {
  const states = await Promise.all(files.map(async (file) => [file, await stateOf(file)] as const))
  const note: Note = { inputs, files: Object.fromEntries(states) }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.json`), JSON.stringify(note))
}

const stateOf = async (file: string): Promise<string> =>
  stat(join(siteFolder, file)).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => 'missing',
  )
