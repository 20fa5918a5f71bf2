/** Makes what one function has of its own, its page and its poster: in a process of its own, for each number that it is sent (on-all-cores.ts). */
import { join } from 'node:path'
import { drawingCode } from '../drawing-code.ts'
import { drawStillOf } from '../still.ts'
import { writeIfChanged } from '../write.ts'
import { pathOf } from './address.ts'
import { documentFiles } from './files.ts'
import { print, records } from './listed.ts'
import { posterOf } from './poster.ts'

/** What is answered: which files of text there are now. */
export type Made = readonly string[]

const siteFolder = join(import.meta.dirname, '../..')
const code = drawingCode()

const make = async (index: number): Promise<Made> => {
  const record = records[index]
  if (!record) throw new Error(`There are ${records.length} functions, so none has the number ${index}.`)
  const files = documentFiles(record, records, print)
  await Promise.all([...files].map(([path, text]) => writeIfChanged(join(siteFolder, path), text)))
  await drawStillOf(pathOf(record), await code, () => posterOf(record))
  return [...files.keys()]
}

// A rejected promise ends the process, and it says why.
process.on('message', (index: number) => void make(index).then((made) => process.send?.(made)))
