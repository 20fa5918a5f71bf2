/** Oracle of pcg3d: the published hash. */
import { pcg3d } from './hash.ts'
import { wordHash } from './word-hash.ts'

export const signatures = wordHash('pcg3d', 3, pcg3d)
