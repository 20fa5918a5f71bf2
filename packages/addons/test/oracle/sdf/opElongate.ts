/** Oracle of opElongate: each coordinate past the box by what it is beyond its side; in the box, the depth. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

const apart =
  (dimensions: number, share = 1): Function64 =>
  (row) => {
    const sizes = row.slice(dimensions).map((size) => Math.max(size, 0))
    const past = row.slice(0, dimensions).map((at, i) => {
      const size = sizes[i] ?? NaN
      return at > size ? at - size : at < -size ? at + size : 0
    })
    // The nearest of the sides.
    const depth = Math.min(...row.slice(0, dimensions).map((at, i) => (sizes[i] ?? NaN) - Math.abs(at)))
    return [...past, depth > 0 ? -depth * share : 0]
  }

const signature = (name: string, dimensions: number): SignatureOracle => ({
  signature: name,
  expected: apart(dimensions),
  ranges: [...times(dimensions, place), ...times(dimensions, { min: -0.25, max: 1.5 })],
  rows: [times(2 * dimensions, place).map(() => 0)],
  mutant: apart(dimensions, 0.99),
})

export const signatures: readonly SignatureOracle[] = [signature('opElongate', 2), signature('opElongate_vec3', 3)]
