/** What can only be done when all pages of all languages are there: their common content policy. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSite } from '../site.config.ts'
import { contentPolicy, withPolicy } from './content-policy.ts'

export const afterBuild = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).map((file) => join(folder, file))
  const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })))
  const policy = contentPolicy(
    pages.map(({ html }) => html),
    readSite(process.env),
  )
  await Promise.all(pages.map(({ file, html }) => writeFile(file, withPolicy(html, policy))))
}
