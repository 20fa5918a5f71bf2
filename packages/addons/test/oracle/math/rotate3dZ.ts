/** Oracle of rotate3dZ. */
import { aboutOwnAxis } from './rotation.ts'

export const signatures = aboutOwnAxis('rotate3dZ', 3, [0, 0, 1])
