/** GIMP's grain merge: base + blend − ½, between 0 and 1. Definition: catalogue/color/blend/grainMerge.ts. */
import { separable } from './separable.ts'

/** Adds to `base` how far `blend` is from mid-grey. */
export const blendGrainMerge = /*#__PURE__*/ separable('blendGrainMerge', (base, blend) => base.add(blend).sub(0.5).saturate())
