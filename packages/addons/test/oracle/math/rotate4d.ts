/** Oracle of rotate4d. */
import { aboutAnyAxis } from './rotation.ts'

export const signatures = aboutAnyAxis('rotate4d', 4)
