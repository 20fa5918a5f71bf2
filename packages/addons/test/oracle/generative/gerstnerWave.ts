/** Oracle of gerstnerWave: particles on circles, by the phase itself; its change along a direction is measured. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'

const wave =
  (gravity: number): Function64 =>
  ([x = NaN, y = NaN, dx = NaN, dy = NaN, steepness = NaN, wavelength = NaN, t = NaN]) => {
    const size = Math.hypot(dx, dy)
    const [ax, ay] = size === 0 ? [0, 0] : [dx / size, dy / size]
    const k = (2 * Math.PI) / wavelength
    const phase = k * (ax * x + ay * y) - Math.sqrt(gravity * k) * t
    const radius = Math.min(Math.max(steepness, 0), 1) / k
    return [-radius * ax * Math.sin(phase), radius * Math.cos(phase), -radius * ay * Math.sin(phase)]
  }

const change =
  (gravity: number): Function64 =>
  (row) => {
    const [x = NaN, y = NaN] = row
    const [vx = NaN, vy = NaN] = row.slice(7)
    const step = 1e-5
    const [from, to] = [-step, step].map((by) => wave(gravity)([x + by * vx, y + by * vy, ...row.slice(2, 7)]))
    return (to ?? []).map((value, i) => (value - (from?.[i] ?? NaN)) / (2 * step))
  }

const ranges = [...times(4, { min: -2, max: 2 }), { min: -0.2, max: 1.2 }, { min: 0.5, max: 8 }, { min: -4, max: 4 }]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'gerstnerWave',
    expected: wave(9.81),
    ranges,
    rows: [
      [0, 0, 1, 0, 1, 4, 0],
      [1, 2, 0, 0, 0.5, 4, 1],
      [1, 0, 3, 4, 0.5, 2, 0],
    ],
    mutant: wave(9.7),
  },
  {
    signature: 'gerstnerWave_along',
    expected: change(9.81),
    ranges: [...ranges, ...times(2, { min: -1, max: 1 })],
    rows: [
      [0, 0, 1, 0, 1, 4, 0, 1, 0],
      [0, 0, 1, 0, 1, 4, 0, 0, 1],
    ],
    mutant: change(9.7),
  },
]

export const size: SizeBudget = { bytes: 460, reason: 'the offset, and its change along a direction' }
