/** What can only be done when all pages of all languages are there: their style sheets made lean, their common content policy. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readSite } from '../site.config.ts'
import { frameDocument } from '../src/live/message.ts'
import { contentPolicy, withPolicy } from './content-policy.ts'
import { leanStyles, wordsOf } from './lean-styles.ts'

export const afterBuild = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true })).map((file) => join(folder, file))
  const textsOf = (ending: string) =>
    Promise.all(files.filter((file) => file.endsWith(ending)).map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  // The frame of live code brings its own policy.
  const pages = (await textsOf('.html')).filter(({ file }) => basename(file) !== frameDocument)
  const html = pages.map(({ text }) => text)
  const scripts = await textsOf('.js')
  const policy = contentPolicy(html, readSite(process.env))
  const names = await writeLeanStyles(await textsOf('.css'), wordsOf([...html, ...scripts.map(({ text }) => text)]))
  await Promise.all(pages.map(({ file, text }) => writeFile(file, withPolicy(renameStyles(text, names), policy))))
}

/** Writes the lean style sheets under names of their own contents, since hosts let browsers keep such files for ever, and gives those names by the old ones. */
const writeLeanStyles = async (
  sheets: readonly { readonly file: string; readonly text: string }[],
  words: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>()
  for (const { file, text } of sheets) {
    const lean = leanStyles(text, words)
    const name = `${basename(file).split('.')[0]}.${createHash('sha256').update(lean).digest('hex').slice(0, 8)}.css`
    names.set(basename(file), name)
    await rm(file)
    await writeFile(join(dirname(file), name), lean)
  }
  return names
}

const renameStyles = (html: string, names: ReadonlyMap<string, string>): string =>
  [...names].reduce((text, [before, after]) => text.replaceAll(before, after), html)
