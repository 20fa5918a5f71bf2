/** Oracle of rotate3d. */
import { aboutAnyAxis } from './rotation.ts'

export const signatures = aboutAnyAxis('rotate3d', 3)
