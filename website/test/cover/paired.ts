/**
 * Cases of two kinds (a page and a language, a language and a width) put together. The usual run has every value of each kind, in pairs: what
 * is wrong with one value is seen with whichever of the other. The exhaustive run has every combination.
 */
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'

export const paired = <A, B>(ones: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] =>
  isExhaustive ? ones.flatMap((one) => others.map((other) => [one, other] as const)) : pairs(ones, others)

/** The longer list sets how many there are; the other one is gone through again and again. */
const pairs = <A, B>(ones: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] => {
  const count = Math.max(ones.length, others.length)
  return Array.from({ length: count }, (_, i) => inTurn(ones, i).flatMap((one) => inTurn(others, i).map((other) => [one, other] as const))).flat()
}

/** The item whose turn it is, in a list. */
export const inTurn = <T>(list: readonly T[], i: number): readonly T[] => list.slice(i % list.length, (i % list.length) + 1)

/** Of cases that differ only in a language whose texts do not matter here: one, or all in the exhaustive run. */
export const oneOf = <T>(cases: readonly T[], index = 0): readonly T[] => (isExhaustive ? cases : cases.slice(index, index + 1))
