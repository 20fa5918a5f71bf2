/** GIMP's grain extract: base − blend + ½, between 0 and 1. Definition: catalogue/color/blend/grainExtract.ts. */
import { separable } from './separable.ts'

/** `base` minus `blend`, round mid-grey: what blendGrainMerge adds back to `blend`. */
export const blendGrainExtract = /*#__PURE__*/ separable('blendGrainExtract', (base, blend) => base.sub(blend).add(0.5).saturate())
