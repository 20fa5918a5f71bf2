/** Oracle of rotate3dY. */
import { aboutOwnAxis } from './rotation.ts'

export const signatures = aboutOwnAxis('rotate3dY', 3, [0, 1, 0])
