/** Oracle of rotateX. */
import { aboutOwnAxis } from './turn.ts'

export const signatures = aboutOwnAxis('rotateX', [1, 0, 0])
