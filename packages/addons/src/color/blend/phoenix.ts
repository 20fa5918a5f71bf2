/** Phoenix: 1 − |base − blend|. Definition: catalogue/color/blend/phoenix.ts. */
import { float } from 'kirari/node'
import { separable } from './separable.ts'

/** White where both are equal, and darker the more they differ: the inverse of their difference. */
export const blendPhoenix = /*#__PURE__*/ separable('blendPhoenix', (base, blend) => float(1).sub(base.sub(blend).abs()))
