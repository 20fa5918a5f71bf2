/** Oracle of gain: Perlin’s bias, a power by logarithms, on each half. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances } from './instance.ts'
import { held, withNumber, withNumberRows } from './shaping.ts'

const half = (t: number, k: number): number => (t === 0 ? 0 : Math.exp(Math.max(k, 2 ** -10) * Math.log(t)))

const contrast =
  (size: number) =>
  (x: number, k: number): number => {
    const t = held(x)
    return t < 0.5 ? size * half(2 * t, k) : 1 - size * half(2 - 2 * t, k)
  }

export const signatures: readonly SignatureOracle[] = instances('gain').map(([signature, width]) => ({
  signature,
  expected: withNumber(width, contrast(0.5)),
  ranges: [...times(width, { min: -0.5, max: 1.5 }), { min: 0.125, max: 8 }],
  rows: withNumberRows(width, [
    [0, 2],
    [1, 2],
    [0.5, 3],
    [0.25, 1],
    [0.25, 0],
    [0, 0],
    [1, -1],
    [0.9, 30],
    [1e-8, 0.5],
  ]),
  mutant: withNumber(width, contrast(0.499)),
}))
