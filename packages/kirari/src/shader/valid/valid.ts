/**
 * Checks a full shader in development, for mistakes that no single node shows. A driver refuses most of the same, in terms of
 * its own text; here the error points at the user's line. The rest of the language imports it as `#validate`, which resolves to off.ts
 * when a bundler builds for production.
 *
 * Unreachable code is not checked: people debug a value with a Return in the middle.
 */
import { captureSite } from '#explain'
import { ShaderError } from '../diagnostic/diagnostic.ts'
import type { Func, StageName } from '../ir/expr.ts'
import { collectDefinitions } from '../pass/definition.ts'
import { checkAliases } from './alias.ts'
import { checkLoops } from './endless.ts'
import { checkForeign } from './foreign.ts'
import { checkScopes } from './scope.ts'
import { expressionsOf, placeOf, type Caller, type Check, type Target } from './shader.ts'
import { checkStages } from './stage.ts'
import { checkTarget } from './target.ts'
import { checkUniformity } from './uniformity.ts'

/** An array that can be emptied: a test compares with a browser's compiler, without the checks. */
export const checks: Check[] = [checkForeign, checkScopes, checkLoops, checkAliases, checkStages, checkTarget, checkUniformity]

/**
 * Throws the first mistake in the functions reachable from the entries. `stage` is where they run, if that is known;
 * `below` the public function whose caller is reported where no better place is known.
 */
export const validate = (entries: readonly Func[], target: Target, stage?: StageName, below?: unknown): void => {
  const definitions = collectDefinitions(entries)
  const found = expressionsOf(definitions)
  const callers = new Map<Func, Caller>()
  for (const one of found) if (one.expr.op === 'call' && !callers.has(one.expr.detail)) callers.set(one.expr.detail, { func: one.func, site: placeOf(one) })
  const shader = { definitions, found, entries, stage, target, callers }
  for (const check of checks) {
    const mistake = check(shader)
    if (mistake) throw new ShaderError({ ...mistake, site: mistake.site ?? captureSite(below) })
  }
}
