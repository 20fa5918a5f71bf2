/**
 * Derivatives without running four pixels in step. The four pixels of a quad run one after another; each time one of them reaches a
 * derivative it notes the value there and takes the differences of the values noted in the previous round. Rounds repeat
 * until they note the same values: the differences were those of the quad itself. A derivative of values without derivatives
 * takes two rounds, each derivative of a derivative one more.
 *
 *     pixel 2 | pixel 3     up
 *     pixel 0 | pixel 1     across
 *
 * It holds where all four reach the same derivatives in the same order (uniform control flow), as on a GPU.
 */
import type { Runtime } from './runtime.ts'

export const derivativeRuntime: Runtime = {
  /** `$lane` is the pixel that runs, `$turn` the derivative that comes next. Outside of a quad nothing is noted: differences are 0 there. */
  quad: {
    text: `let $lane = 0, $turn = 0, $across = 0, $up = 0
const $rounds = { known: [[], [], [], []], noted: [[], [], [], []], isQuad: false }`,
  },
  /** The differences of x to the pixels on the right and above. */
  slope: {
    needs: ['quad'],
    text: `const slope = (x) => {
  if (!$rounds.isQuad) return
  const { known, noted } = $rounds
  const i = $turn++
  noted[$lane][i] = x
  $across = (known[$lane | 1][i] ?? 0) - (known[$lane & 2][i] ?? 0)
  $up = (known[$lane | 2][i] ?? 0) - (known[$lane & 1][i] ?? 0)
}`,
  },
  dpdx: { needs: ['f32', 'slope'], text: 'const dpdx = (x) => (slope(x), f32($across))' },
  dpdy: { needs: ['f32', 'slope'], text: 'const dpdy = (x) => (slope(x), f32($up))' },
  fwidth: { needs: ['f32', 'slope'], text: 'const fwidth = (x) => (slope(x), f32(Math.abs(f32($across)) + Math.abs(f32($up))))' },
  /** Whether the last round noted the same values as the one before; the last round becomes the previous one. */
  isSettled: {
    needs: ['quad'],
    text: `const isSettled = (counts) => {
  const { known, noted } = $rounds
  let same = true
  for (let i = 0; i < 4 && same; i++) for (let j = 0; j < counts[i] && same; j++) same = Object.is(noted[i][j], known[i][j])
  $rounds.known = noted
  $rounds.noted = known
  return same
}`,
  },
}
