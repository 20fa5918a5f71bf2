/** Oracle of mmix: the segment that t lies in, and the straight line along it. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances } from './instance.ts'

/** Rows are the stops, one after another, and t. `mutate` moves the place on. */
const along =
  (width: number, mutate = 0): Function64 =>
  (row) => {
    const segments = (row.length - 1) / width - 1
    const place = Math.min(Math.max(row.at(-1) ?? NaN, 0), 1) * segments + mutate
    const segment = Math.min(Math.max(Math.floor(place), 0), segments - 1)
    return Array.from({ length: width }, (_, i) => {
      const [from = NaN, to = NaN] = [row[segment * width + i], row[(segment + 1) * width + i]]
      return from + (to - from) * (place - segment)
    })
  }

const names = ['mmix', 'mmix_four', 'mmix_five', 'mmix_six'] as const

export const signatures: readonly SignatureOracle[] = names.flatMap((name, i) => {
  const stops = i + 3
  const heights = Array.from({ length: stops }, (_, k) => (k % 2 === 0 ? k / 4 : -k / 8))
  return instances(name).map(([signature, width]) => ({
    signature,
    expected: along(width),
    ranges: [...times(stops * width, { min: -1, max: 1 }), { min: -0.25, max: 1.25 }],
    rows: [-1, 0, 1, 2, ...Array.from({ length: 2 * stops - 1 }, (_, k) => k / (2 * stops - 2))].map((t) => [
      ...heights.flatMap((height) => Array.from({ length: width }, (_, i) => height + i / 8)),
      t,
    ]),
    mutant: along(width, 0.01),
  }))
})
