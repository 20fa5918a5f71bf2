/** Writes a made file, and only when its text changes, so that the development server does not reload for nothing. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export const writeIfChanged = async (path: string, text: string): Promise<void> => {
  const before = await readFile(path, 'utf8').catch(() => undefined)
  if (before === text) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
