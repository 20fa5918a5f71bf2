/**
 * Makes what one function has of its own, its page and its poster: in a process of its own, for each number that it is sent (on-all-cores.ts).
 */
import { join } from 'node:path'
import { records } from '@kirari/addons/catalogue'
import { answerNumbers } from '../on-all-cores.ts'
import { drawStill, drawStills } from '../still.ts'
import { writeIfChanged } from '../write.ts'
import { examplePosters } from './example.ts'
import { documentFiles } from './files.ts'
import { posterOf } from './poster.ts'

/** What is answered: which files of text there are now. */
export type Made = readonly string[]

const siteFolder = join(import.meta.dirname, '../..')

const make = async (index: number): Promise<Made> => {
  const record = records[index]
  if (!record) throw new Error(`There are ${records.length} functions, so none has the number ${index}.`)
  const files = documentFiles(record, records)
  await Promise.all([...files].map(([path, text]) => writeIfChanged(join(siteFolder, path), text)))
  await drawStill(posterOf(record))
  await drawStills(await examplePosters(record))
  return [...files.keys()]
}

answerNumbers(make)
