/** Oracle of pcg4d: the published hash. */
import { pcg4d } from './hash.ts'
import { wordHash } from './word-hash.ts'

export const signatures = wordHash('pcg4d', 4, pcg4d)
