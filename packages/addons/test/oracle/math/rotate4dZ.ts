/** Oracle of rotate4dZ. */
import { aboutOwnAxis } from './rotation.ts'

export const signatures = aboutOwnAxis('rotate4dZ', 4, [0, 0, 1])
