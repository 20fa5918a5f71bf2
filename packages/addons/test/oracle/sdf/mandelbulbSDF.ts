/** Oracle of mandelbulbSDF: its orbit in double precision, with angles from arc cosines. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'

type Place = readonly [number, number, number]

const orbit =
  (bailout: number, part = 0.5) =>
  ([x = NaN, y = NaN, z = NaN, power = NaN, iterations = NaN]: readonly number[]): readonly number[] => {
    const sizes = [Math.hypot(x, y, z)]
    let at: Place = [x, y, z]
    let derivative = 1
    const size = (): number => sizes.at(-1) ?? NaN
    for (let n = 0; n < Math.min(Math.max(Math.floor(iterations + 0.5), 0), 16) && size() <= bailout; n++) {
      const [a, b, c] = at
      const r = size()
      const [level, grown] = [Math.hypot(a, c), r ** power]
      const inclination = r === 0 ? 0 : power * Math.acos(b / r)
      const azimuth = level === 0 ? 0 : power * Math.sign(c || 1) * Math.acos(a / level)
      derivative = power * r ** (power - 1) * derivative + 1
      at = [x + grown * Math.sin(inclination) * Math.cos(azimuth), y + grown * Math.cos(inclination), z + grown * Math.sin(inclination) * Math.sin(azimuth)]
      sizes.push(Math.hypot(...at))
    }
    return [size() === 0 ? 0 : (part * size() * Math.log(size())) / derivative, Math.min(...sizes)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'mandelbulbSDF',
    expected: orbit(8),
    ranges: [...times(3, { min: -1.5, max: 1.5 }), { min: 2, max: 8 }, { min: -1, max: 3.4 }],
    // Halves are rounded up: no number is so near to one that single precision takes it for one.
    prepare: (row) => row.map((value, i) => (i === 4 ? Math.round(value * 4) / 4 : value)),
    rows: [
      [0, 0, 0, 8, 3],
      [0, 0.5, 0, 8, 2],
      [2, 1, 1, 8, 3],
      [0, 1.25, 0, 8, 3],
      [0.75, 0, 0, 2, 3],
    ],
    mutant: orbit(8, 0.505),
  },
]

export const size: SizeBudget = { bytes: 1215, reason: 'a power in space by two angles, and the loop of the language, which is more than half of it' }
