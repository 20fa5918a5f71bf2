/** Pegtop's heat: 1 − (1 − blend)² / base, freeze with its colours swapped. Definition: catalogue/color/blend/heat.ts. */
import { frozen } from './quadratic.ts'
import { separable } from './separable.ts'

/** Glow on inverted colours, inverted: black stays black. */
export const blendHeat = /*#__PURE__*/ separable('blendHeat', (base, blend) => frozen(blend, base))
