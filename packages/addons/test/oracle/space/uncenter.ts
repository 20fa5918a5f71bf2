/** Oracle of uncenterUv. */
import { between } from './between.ts'

export const signatures = between('uncenterUv', [-1, 1], [0, 1])
