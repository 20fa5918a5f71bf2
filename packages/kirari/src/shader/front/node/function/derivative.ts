/**
 * How a value changes from a pixel to the next one; x runs to the right and y up, on every target.
 * Only in fragments, and only where all pixels get to: not inside a branch that some of them skip.
 * The coarse ones may be shared by a block of 2 × 2 pixels, the fine ones are not; GLSL leaves it to the driver.
 */
import * as rules from '../../../builtin/derivative.ts'
import { call, type Floats, type Map1 } from './call.ts'

type Derivative = Map1<Floats>

/** The change from one pixel to the next on the right. */
export const dpdx: Derivative = /*#__PURE__*/ call(rules.dpdx)
/** The change from one pixel to the next on the right; may be the same for 2 × 2 pixels. */
export const dpdxCoarse: Derivative = /*#__PURE__*/ call(rules.dpdxCoarse)
/** The change from one pixel to the next on the right; of this row of pixels, where the target can say so. */
export const dpdxFine: Derivative = /*#__PURE__*/ call(rules.dpdxFine)
/** The change from one pixel to the next above. */
export const dpdy: Derivative = /*#__PURE__*/ call(rules.dpdy)
/** The change from one pixel to the next above; may be the same for 2 × 2 pixels. */
export const dpdyCoarse: Derivative = /*#__PURE__*/ call(rules.dpdyCoarse)
/** The change from one pixel to the next above; of this column of pixels, where the target can say so. */
export const dpdyFine: Derivative = /*#__PURE__*/ call(rules.dpdyFine)
/** |dpdx| + |dpdy|: how far a value moves over a pixel, such as the width of an edge to smooth. */
export const fwidth: Derivative = /*#__PURE__*/ call(rules.fwidth)
/** |dpdxCoarse| + |dpdyCoarse|. */
export const fwidthCoarse: Derivative = /*#__PURE__*/ call(rules.fwidthCoarse)
/** |dpdxFine| + |dpdyFine|. */
export const fwidthFine: Derivative = /*#__PURE__*/ call(rules.fwidthFine)
