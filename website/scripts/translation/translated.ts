/**
 * `npm run translated`: says that every Japanese text has been read beside its English one and says the same. It does not believe it of a
 * text that has not changed although its English has; when that is right (a typing error, a word that Japanese does not need), name it:
 * `npm run translated -- --still "website/docs/index.mdx › beginning"`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allPairs, root } from './pair.ts'
import { goneOf, nameOf, staleOf, stamped, type Stamps } from './stamp.ts'

export const stampFile = join(root, 'website/i18n/translated.json')
/** Only this script writes the file. */
export const readStamps = (): Stamps => JSON.parse(readFileSync(stampFile, 'utf8')) as Stamps

const run = (): void => {
  const { values } = parseArgs({ options: { still: { type: 'string', multiple: true } }, strict: true })
  const still = new Set(values.still)
  const [pairs, stamps] = [allPairs(), readStamps()]
  const stale = staleOf(pairs, stamps)
  const unread = stale.filter(({ pair, isUntouched }) => isUntouched && !still.has(nameOf(pair))).map(({ pair }) => pair)
  writeFileSync(stampFile, `${JSON.stringify(stamped(pairs, stamps, new Set(unread)), undefined, 2)}\n`)
  const gone = goneOf(pairs, stamps).length
  process.stdout.write(`${stale.length - unread.length} texts stamped, ${gone} that are gone removed.\n`)
  for (const pair of unread) {
    process.stdout.write(`\n${nameOf(pair)}\nThe English has changed, the Japanese has not:\n\n${pair.en}\n\n${pair.ja}\n`)
    process.exitCode = 1
  }
  if (unread.length > 0) process.stdout.write('\nCorrect the Japanese and run this again. Where it still says the same, name the text after --still.\n')
}

if (process.argv[1] === import.meta.filename) run()
