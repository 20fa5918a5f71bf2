/** Oracle of rotate4dX. */
import { aboutOwnAxis } from './rotation.ts'

export const signatures = aboutOwnAxis('rotate4dX', 4, [1, 0, 0])
