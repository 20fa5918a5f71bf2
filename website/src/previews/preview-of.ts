/** The preview of a function, by its row in the plan. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { kinds } from './kinds.ts'
import { rowOf } from './plan/plan.ts'
import type { Row } from './plan/row.ts'
import type { Preview } from './preview.ts'

export const previewOf = (record: Pick<FunctionRecord, 'category' | 'slug'>): Preview => {
  const row = rowOf(record)
  // A row has the options of its kind.
  const kind = kinds[row.kind] as Preview | ((options: Row) => Preview)
  return typeof kind === 'function' ? kind(row) : kind
}
