/** One row for each built-in function. A built-in without a row does not compile. */
import type { ValueBuiltinName } from '../../../src/shader/builtin/all.ts'
import { drawn, type Row } from './row.ts'
import { bitTable } from './table-bit.ts'
import { numberTable } from './table-number.ts'
import { vectorTable } from './table-vector.ts'

export const table: Readonly<Record<ValueBuiltinName, Row | typeof drawn>> = {
  ...numberTable,
  ...bitTable,
  ...vectorTable,
  dpdx: drawn,
  dpdxCoarse: drawn,
  dpdxFine: drawn,
  dpdy: drawn,
  dpdyCoarse: drawn,
  dpdyFine: drawn,
  fwidth: drawn,
  fwidthCoarse: drawn,
  fwidthFine: drawn,
}
