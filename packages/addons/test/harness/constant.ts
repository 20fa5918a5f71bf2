/**
 * Which rows stand in a shader as constants. Compilers write a function out where it is called, so that what such a shader costs grows with
 * the calls and with the text of the function: a long one is called a few times.
 */
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import type { Row } from './run.ts'

/** Calls of the exhaustive run: those rows that an oracle names, and those with an edge in them. */
const all = 48
const most = 8
const least = 4
/** Characters of the function, all calls together. */
const budget = 3000

/** Rows of those that come first. Where not all are taken, they are some of all kinds. */
export const constantRows = (rows: readonly Row[], textLength: number): readonly Row[] => {
  const first = rows.slice(0, all)
  if (isExhaustive) return first
  const count = Math.min(first.length, most, Math.max(least, Math.floor(budget / textLength)))
  return Array.from({ length: count }, (_, i) => first[Math.floor((i * first.length) / count)] ?? [])
}
