/** Oracle of scale: the point on the line from the centre through the given one, axis by axis, as gl-matrix interpolates. */
import { vec2, vec3 } from 'gl-matrix'
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

/** The components of a row, each axis moved from the centre alone. */
const scaled =
  (width: 2 | 3, factors: number, centers: number, off = 0): Function64 =>
  (row) => {
    const center = Array.from({ length: width }, (_, i) => (centers === 0 ? 0 : (row[width + factors + i] ?? NaN)))
    return center.map((from, i) => {
      const factor = (row[width + (factors === 1 ? 0 : i)] ?? NaN) + off
      const to = row[i] ?? NaN
      return width === 2 ? vec2.lerp([0, 0], [from, 0], [to, 0], factor)[0] : vec3.lerp([0, 0, 0], [from, 0, 0], [to, 0, 0], factor)[0]
    })
  }

const place = { min: -2, max: 2 }

export const signatures: readonly SignatureOracle[] = ([2, 3] as const).flatMap((width) =>
  [1, width].flatMap((factors) =>
    [0, width].map((centers) => ({
      signature: ['scale', ...(width === 3 ? ['vec3'] : []), ...(factors === 1 ? [] : ['axes']), ...(centers === 0 ? [] : ['center'])].join('_'),
      expected: scaled(width, factors, centers),
      ranges: times(width + factors + centers, place),
      mutant: scaled(width, factors, centers, 0.01),
    })),
  ),
)
