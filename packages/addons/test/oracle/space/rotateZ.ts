/** Oracle of rotateZ. */
import { aboutOwnAxis } from './turn.ts'

export const signatures = aboutOwnAxis('rotateZ', [0, 0, 1])
