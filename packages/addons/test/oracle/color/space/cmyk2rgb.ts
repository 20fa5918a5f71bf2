/** Oracle of cmyk2rgb: what each ink lets pass, times what black does. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { wide } from './range.ts'

const passed: Function64 = ([c = NaN, m = NaN, y = NaN, k = NaN]) => [c, m, y].map((ink) => (1 - ink) * (1 - k))
/** Black as an amount of its own. */
const added: Function64 = ([c = NaN, m = NaN, y = NaN, k = NaN]) => [c, m, y].map((ink) => 1 - ink - k)

export const signatures: readonly SignatureOracle[] = [{ signature: 'cmyk2rgb', expected: passed, ranges: times(4, wide), mutant: added }]
