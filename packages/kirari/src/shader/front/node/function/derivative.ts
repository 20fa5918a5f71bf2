/**
 * Screen-space derivatives: how a value changes from one pixel to the next. x points right and y points up, on every target.
 * Fragment stage only, in uniform control flow: not inside a branch that some pixels skip.
 * Coarse derivatives may be shared by a 2 × 2 block of pixels, fine ones are not; in GLSL the driver decides.
 */
import * as rules from '../../../builtin/derivative.ts'
import { call, type Floats, type Map1 } from './call.ts'

type Derivative = Map1<Floats>

/** Returns the partial derivative in x: the change from this pixel to the next on the right. */
export const dpdx: Derivative = /*#__PURE__*/ call(rules.dpdx)
/** Returns the partial derivative in x; a 2 × 2 block of pixels may share one value. */
export const dpdxCoarse: Derivative = /*#__PURE__*/ call(rules.dpdxCoarse)
/** Returns the partial derivative in x along this row of pixels, where the target distinguishes fine derivatives. */
export const dpdxFine: Derivative = /*#__PURE__*/ call(rules.dpdxFine)
/** Returns the partial derivative in y: the change from this pixel to the next above. */
export const dpdy: Derivative = /*#__PURE__*/ call(rules.dpdy)
/** Returns the partial derivative in y; a 2 × 2 block of pixels may share one value. */
export const dpdyCoarse: Derivative = /*#__PURE__*/ call(rules.dpdyCoarse)
/** Returns the partial derivative in y along this column of pixels, where the target distinguishes fine derivatives. */
export const dpdyFine: Derivative = /*#__PURE__*/ call(rules.dpdyFine)
/** Returns |dpdx| + |dpdy|: an estimate of the change across a pixel, for example the width of an antialiased edge. */
export const fwidth: Derivative = /*#__PURE__*/ call(rules.fwidth)
/** Returns |dpdxCoarse| + |dpdyCoarse|. */
export const fwidthCoarse: Derivative = /*#__PURE__*/ call(rules.fwidthCoarse)
/** Returns |dpdxFine| + |dpdyFine|. */
export const fwidthFine: Derivative = /*#__PURE__*/ call(rules.fwidthFine)
