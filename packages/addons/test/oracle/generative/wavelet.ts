/** Oracle of wavelet: the waves of all points nearby, by their angles. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { pcg, unit } from './hash.ts'
import { weightedMean } from './octaves.ts'
import { positionOf, scatteredAround, squareOf, wayTo } from './scattered.ts'

const around = scatteredAround(2)
const turn = 2 * Math.PI

/** Rows are (p, phase, frequency). */
export const waves =
  (slack = 1): Function64 =>
  (row) => {
    const p = row.slice(0, 2)
    const [phase = NaN, frequency = 2] = row.slice(2)
    const parts = around(p.map(Math.floor)).map((point) => {
      const [x = NaN, y = NaN] = wayTo(p, positionOf(point, 1))
      const angle = turn * (point.value - 0.5)
      const along = Math.hypot(x, y) * Math.cos(Math.atan2(y, x) - angle)
      const value = Math.cos(turn * frequency * slack * along + turn * unit(pcg(point.words[1] ?? NaN)) + phase)
      return { value, weight: Math.max(1 - squareOf([x, y]) / 2.25, 0) ** 3 }
    })
    return [weightedMean(parts)]
  }

const p = times(2, { min: -16, max: 16 })
const phase = { min: -7, max: 7 }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'wavelet', expected: waves(), ranges: [...p, phase], mutant: waves(0.999) },
  { signature: 'wavelet_frequency', expected: waves(), ranges: [...p, phase, { min: 0, max: 4 }], rows: [[0.3, -2.4, 0, 0]], mutant: waves(0.999) },
]

export const size: SizeBudget = { bytes: 1885, reason: 'three hashes, the search with its loops, and directions without a sine' }
