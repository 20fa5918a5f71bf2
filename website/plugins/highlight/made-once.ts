/**
 * What takes long to make from a text, code in colours or a set formula, is made once: both languages have it on their pages, and the next
 * build has it again. Kept below .cache by what it was made from. The languages are built side by side, so each takes what the other has not
 * begun. Must not know: what is made.
 */
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { siteFolder } from '../../site.config.ts'

const folder = join(siteFolder, '../.cache/made-once')
/** One text is made in milliseconds. A build that has said so long ago that it makes one was ended before. */
const longestMaking = 10_000

/** `sources` is all that the text depends on, beside our code and the packages; `prepare` is only asked when the text has to be made. */
export const madeOnce = async (sources: readonly string[], prepare: () => Promise<() => string>): Promise<string> => {
  const path = join(
    folder,
    createHash('sha256')
      .update(JSON.stringify([makers(), ...sources]))
      .digest('hex')
      .slice(0, 40),
  )
  const known = readKnown(path)
  if (known !== undefined) return known
  const make = await prepare()
  // From the claim to the writing nothing waits: a build claims only what it is about to make, and leaves the rest to the other one.
  while (!claim(path)) {
    await wait(20)
    const made = readKnown(path)
    if (made !== undefined) return made
  }
  try {
    // The other one may have made it between the two questions.
    const text = readKnown(path) ?? make()
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, text)
    renameSync(unfinished, path)
    return text
  } finally {
    rmSync(claimOf(path), { force: true })
  }
}

/** Keeps the folder small: removes all but the newest texts. */
export const boundMade = (kept = 20_000): void => {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
  for (const { path } of files.toSorted((a, b) => b.at - a.at).slice(kept)) rmSync(path, { force: true })
}

const claimOf = (path: string): string => `${path}.claim`

const claim = (path: string): boolean => {
  if (unless('EEXIST', () => closeSync(openSync(claimOf(path), 'wx'))) !== absent) return true
  const age = Date.now() - (statSync(claimOf(path), { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
  if (age > longestMaking) rmSync(claimOf(path), { force: true })
  return false
}

/** Most texts are not known when they are first asked for, and an error is much dearer than a question. */
const readKnown = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined
  const text = unless('ENOENT', () => readFileSync(path, 'utf8'))
  return text === absent ? undefined : text
}

const absent = Symbol('absent')

/** What `act` gives, or `absent` where the file system answers with this code. */
const unless = <T>(code: string, act: () => T): T | typeof absent => {
  try {
    return act()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return absent
    throw error
  }
}

let makersHash: string | undefined

/** What makes the texts: the files of this folder, and the packages they call. Whoever asks first finds the folder of the texts made too. */
const makers = (): string => {
  if (makersHash === undefined) {
    mkdirSync(folder, { recursive: true })
    const hash = createHash('sha256').update(readFileSync(join(siteFolder, '../package-lock.json')))
    const ours = join(siteFolder, 'plugins/highlight')
    for (const name of readdirSync(ours).toSorted()) hash.update(readFileSync(join(ours, name)))
    makersHash = hash.digest('hex')
  }
  return makersHash
}
