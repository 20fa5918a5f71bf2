/** Oracle of pcg2d: the published hash. */
import { pcg2d } from './hash.ts'
import { wordHash } from './word-hash.ts'

export const signatures = wordHash('pcg2d', 2, pcg2d)
