/** Oracle of elasticInOut: the two halves of the definition, with Penner's longer period. The mutant has the shorter one. */
import { easing, elastic, forced, inOut } from './curve.ts'

export const signatures = easing('elasticInOut', forced(inOut(elastic(0.45))), forced(inOut(elastic(0.3))), [0.05, 0.1625, 0.275, 0.5])
