/**
 * Chooses the rows that are written into a shader as constants. Compilers inline the function at each call, so the cost of such a shader grows with
 * the calls and with the text of the function: a long one is called a few times.
 */
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import type { Row } from './run.ts'

/** Calls in the exhaustive run: the rows that an oracle names, and those with an edge value. */
const all = 48
const most = 8
const least = 4
/** Characters of the function, for all calls together. */
const budget = 3000

/** A sample of all kinds of rows, in priority order. */
export const constantRows = (rows: readonly Row[], textLength: number): readonly Row[] => {
  const first = rows.slice(0, all)
  if (isExhaustive) return first
  const count = Math.min(first.length, most, Math.max(least, Math.floor(budget / textLength)))
  return Array.from({ length: count }, (_, i) => first[Math.floor((i * first.length) / count)] ?? [])
}
