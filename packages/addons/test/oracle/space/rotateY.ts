/** Oracle of rotateY. */
import { aboutOwnAxis } from './turn.ts'

export const signatures = aboutOwnAxis('rotateY', [0, 1, 0])
