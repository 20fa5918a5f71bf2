/** Pegtop's negation: 1 − |1 − base − blend|. Definition: catalogue/color/blend/negation.ts. */
import { float } from 'kirari/node'
import { separable } from './separable.ts'

/** The sum of both, reflected at 1: white inverts `base`. */
export const blendNegation = /*#__PURE__*/ separable('blendNegation', (base, blend) => float(1).sub(base.add(blend).sub(1).abs()))
