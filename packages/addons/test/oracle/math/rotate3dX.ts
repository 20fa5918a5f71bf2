/** Oracle of rotate3dX. */
import { aboutOwnAxis } from './rotation.ts'

export const signatures = aboutOwnAxis('rotate3dX', 3, [1, 0, 0])
