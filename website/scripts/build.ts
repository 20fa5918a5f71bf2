/**
 * `npm run build` in this folder: what is generated, then both languages, then what can only be done on finished pages. `--generated` says that
 * the first has just been done.
 */
import { cp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { afterBuild } from './after-build.ts'
import { docusaurus, siteFolder } from './docusaurus.ts'
import { generate } from './generate.ts'
import { saySettings } from './settings.ts'
import { boundDrawn } from './still.ts'
import { drawCards } from './social-card/write-cards.ts'

const { values } = parseArgs({ options: { 'out-dir': { type: 'string' }, generated: { type: 'boolean', default: false } }, strict: true })
const folder = values['out-dir'] ? resolve(values['out-dir']) : join(siteFolder, 'build')

/**
 * The languages at the same time, each in a process of its own: half of a build keeps one core busy only. Alone, a language is built as if it
 * had no folder, so it is told its folder here, and comes to its place when both are there: the default one empties the place first.
 * The cards are drawn beside both, and come to theirs then too.
 */
const buildLanguages = async (): Promise<void> => {
  const beside = join(siteFolder, '.docusaurus/build-ja')
  const cards = join(siteFolder, '.docusaurus/cards')
  const build = (language: string, place: string, env: Readonly<Record<string, string>> = {}): Promise<void> =>
    docusaurus(['build', '--locale', language, '--out-dir', place], { SITE_STRICT_LINKS: '1', ...env })
  // All are heard to their end, so that none goes on behind an error of another.
  const ends = await Promise.allSettled([
    build('en', folder),
    build('ja', beside, { SITE_LANGUAGE_FOLDER: 'ja/', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/ja' }),
    // In threads of their own, which have time while a language waits for its bundler.
    drawCards(cards),
  ])
  // What a promise is rejected with is an Error.
  for (const end of ends) if (end.status === 'rejected') throw end.reason as Error
  await move(beside, join(folder, 'ja'))
  await move(cards, join(folder, 'cards'))
}

/** Where the site is to lie on another disk, its files have to be copied. */
const move = async (from: string, to: string): Promise<void> => {
  const isElsewhere = await rename(from, to).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EXDEV') return true
      throw error
    },
  )
  if (!isElsewhere) return
  await cp(from, to, { recursive: true })
  await rm(from, { recursive: true })
}

if (!values.generated) await generate()
await buildLanguages()
// Last, since it lists what there is.
await afterBuild(folder)
await boundDrawn()
saySettings()
