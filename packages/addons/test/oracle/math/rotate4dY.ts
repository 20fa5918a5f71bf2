/** Oracle of rotate4dY. */
import { aboutOwnAxis } from './rotation.ts'

export const signatures = aboutOwnAxis('rotate4dY', 4, [0, 1, 0])
