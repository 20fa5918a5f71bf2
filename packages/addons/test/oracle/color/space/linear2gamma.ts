/** Oracle of linear2gamma: the root. */
import { powerLaw } from './power-law.ts'

export const signatures = powerLaw('linear2gamma', (gamma) => 1 / gamma)
