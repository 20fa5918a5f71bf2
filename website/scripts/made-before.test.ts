import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteFolder } from '../site.config.ts'
import { isMadeBefore, rememberMade } from './made-before.ts'

test('files are made before while nothing they are made from has changed and they lie there as they were left', async () => {
  const cache = join(siteFolder, '../.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'made-before-'))
  const name = relative(cache, folder)
  onTestFinished(async () => {
    await rm(folder, { recursive: true })
    await rm(join(cache, 'made', `${name}.json`))
  })
  const files = ['one', 'two'].map((file) => relative(siteFolder, join(folder, file)))
  const [one = ''] = files.map((file) => join(siteFolder, file))
  const make = async (): Promise<void> => {
    await Promise.all(files.map((file) => writeFile(join(siteFolder, file), 'text')))
    await rememberMade(name, 'inputs', files)
  }

  expect(await isMadeBefore(name, 'inputs')).toBe(false)
  await make()
  expect(await isMadeBefore(name, 'inputs')).toBe(true)
  expect(await isMadeBefore(name, 'other inputs')).toBe(false)
  await writeFile(one, 'longer text')
  expect(await isMadeBefore(name, 'inputs')).toBe(false)
  await make()
  await utimes(one, 1, 1)
  expect(await isMadeBefore(name, 'inputs')).toBe(false)
  await make()
  await rm(one)
  expect(await isMadeBefore(name, 'inputs')).toBe(false)
})
