/** Oracle of elasticIn: Penner's formula, with exact ends. */
import { easing, elastic, forced } from './curve.ts'

export const signatures = easing('elasticIn', forced(elastic(0.3)), forced(elastic(0.301)), [0.1, 0.25, 0.4, 0.55, 0.7, 0.85])
