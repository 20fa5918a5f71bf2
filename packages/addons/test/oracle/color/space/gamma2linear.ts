/** Oracle of gamma2linear: the power. */
import { powerLaw } from './power-law.ts'

export const signatures = powerLaw('gamma2linear', (gamma) => gamma)
