/** Derivatives; target/cpu/js/runtime/derivative.ts computes them. */
import { own, type Spellings } from './spelling.ts'

const across = /*#__PURE__*/ own('dpdx')
const up = /*#__PURE__*/ own('dpdy')
const both = /*#__PURE__*/ own('fwidth')

/** All three kinds are fine derivatives: each pixel has the difference in its own row or column. */
export const derivativeSpellings: Spellings = {
  dpdx: across,
  dpdxFine: across,
  dpdxCoarse: across,
  dpdy: up,
  dpdyFine: up,
  dpdyCoarse: up,
  fwidth: both,
  fwidthFine: both,
  fwidthCoarse: both,
}
