/** Oracle of juliaSDF: its orbit in double precision, with whole products of quaternions. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'

type Quaternion = readonly [number, number, number, number]

/** Hamilton's product, the real parts first. */
const product = ([a, b, c, d]: Quaternion, [e, f, g, h]: Quaternion): Quaternion => [
  a * e - b * f - c * g - d * h,
  a * f + b * e + c * h - d * g,
  a * g - b * h + c * e + d * f,
  a * h + b * g - c * f + d * e,
]

const orbit =
  (factor: number) =>
  ([x = NaN, y = NaN, z = NaN, a = NaN, b = NaN, c = NaN, d = NaN, iterations = NaN]: readonly number[]): readonly number[] => {
    let at: Quaternion = [x, y, z, 0]
    const sizes = [Math.hypot(...at)]
    const size = (): number => sizes.at(-1) ?? NaN
    for (let n = 0; n < Math.min(Math.max(Math.floor(iterations + 0.5), 0), 32) && size() <= 8; n++) {
      const [e, f, g, h] = product(at, at)
      at = [e + a, f + b, g + c, h + d]
      sizes.push(Math.hypot(...at))
    }
    const derivative = sizes.slice(0, -1).reduce((total, one) => Math.max(total * factor * one, 1), 1)
    return [size() === 0 ? 0 : (size() * Math.log(size())) / derivative / 2]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'juliaSDF',
    expected: orbit(2),
    ranges: [...times(3, { min: -1.5, max: 1.5 }), ...times(4, { min: -0.8, max: 0.8 }), { min: -1, max: 8.4 }],
    // Halves are rounded up: no number is so near to one that single precision takes it for one.
    prepare: (row) => row.map((value, i) => (i === 7 ? Math.round(value * 4) / 4 : value)),
    rows: [
      [0, 0, 0, 0, 0, 0, 0, 5],
      [2, 0, 0, 0, 0, 0, 0, 5],
      [0.5, 0, 0, 0, 0, 0, 0, 3],
      [1, 1, 0, -0.2, 0.8, 0, 0, 0],
      [1, 1, 0, -0.2, 0.8, 0, 0, 8],
    ],
    mutant: orbit(2.01),
  },
]

export const size: SizeBudget = { bytes: 1185, reason: 'the loop of the language, which is more than half of it' }
