/** The oracle of a hash of several words: the published hash, on 32-bit words in JavaScript. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

export const wordHash = (signature: string, width: number, hash: (v: readonly number[]) => readonly number[]): readonly SignatureOracle[] => [
  {
    signature,
    expected: hash,
    ranges: times(width, { min: 0, max: 4294967295 }),
    // Small words, and each bit alone.
    rows: [
      ...Array.from({ length: 256 }, (_, i) => Array.from({ length: width }, (__, axis) => (i >> (2 * axis)) & 3)),
      ...Array.from({ length: 32 * width }, (_, i) => Array.from({ length: width }, (__, axis) => (axis === i % width ? 2 ** Math.floor(i / width) : 0))),
      Array.from({ length: width }, () => 4294967295),
    ],
    mutant: (v) => hash(v.map((word, i) => (i === 0 ? (word ^ 1) >>> 0 : word))),
  },
]
