/** Indices and parts of flat arrays; see target/cpu/scalar/scalar.ts. */
import { uintType } from '../../../../ir/type.ts'
import type { Spellings } from './spelling.ts'

export const arraySpellings: Spellings = {
  hold: ([index, last], { type }) => (type === uintType ? `Math.min(${index}, ${last})` : `Math.min(Math.max(${index}, 0), ${last})`),
  scaleOffset: ([index, stride]) => `${index} * ${stride}`,
  /** A barrier: the other invocations run until they reach it. */
  suspend: () => 'yield',
  addOffset: ([a, b]) => `${a} + ${b}`,
}
