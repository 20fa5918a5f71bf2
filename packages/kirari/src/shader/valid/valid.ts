/**
 * The checks on a whole shader, in development: what no single node can know. A driver refuses most of the same, in words about
 * its own text; here it is said at the user's line. The rest of the language imports it as `#validate`, which is off.ts instead
 * where a bundler builds for production.
 *
 * What can never be reached is let through: a Return in the middle is how people look at a value.
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

/** A list that can be emptied: a test asks a browser's compiler for the same, without them. */
export const checks: Check[] = [checkForeign, checkScopes, checkLoops, checkAliases, checkStages, checkTarget, checkUniformity]

/**
 * Throws the first mistake in the functions that the entries reach. `stage` is where they run, if that is known;
 * `below` the public function whose caller is named where no better place is known.
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
