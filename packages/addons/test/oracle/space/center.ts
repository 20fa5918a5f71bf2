/** Oracle of centerUv. */
import { between } from './between.ts'

export const signatures = between('centerUv', [0, 1], [-1, 1])
