/** One page of all that differs in what can be done on it, for the exhaustive run. It knows every function and every demo, so it is no part of site.ts. */
import { records } from '@kirari/addons/catalogue'
import { pageAddress } from '../../scripts/function-page/address.ts'
import { demos } from '../../src/demos/list.ts'
import { rowOf } from '../../src/previews/plan/plan.ts'
import { kinds } from '../browser/site.ts'

/**
 * More than the kinds: one page of all that differs in what can be done on it, each preview and each demo too. The exhaustive run opens
 * them; what is opened otherwise is in cover.ts.
 */
export const everyKind: readonly string[] = [
  ...kinds,
  '/api/core/config',
  '/api/node/functions',
  '/api/errors/shader',
  '/addons/sdf/',
  ...new Map(records.map((record) => [JSON.stringify(rowOf(record)), pageAddress(record)])).values(),
  '/demos/',
  ...demos.map(({ path }) => path),
].filter((path, index, all) => all.indexOf(path) === index)
