/** A record by its path. */
import { records } from '../../catalogue/index.ts'
import type { FunctionRecord } from '../../catalogue/index.ts'

const byPath = new Map(records.map((record) => [`${record.category}/${record.slug}`, record]))

/** The record of `sdf/starSDF`. */
export const recordAt = (path: string): FunctionRecord => {
  const record = byPath.get(path)
  if (!record) throw new Error(`expected the path of a record, got ${path}.`)
  return record
}
