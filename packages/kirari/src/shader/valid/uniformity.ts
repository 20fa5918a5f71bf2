/**
 * Derivatives, sampling with implicit derivatives, and barriers require uniform control flow: all neighbouring invocations must reach them together,
 * not inside a branch on a value that differs between them. The rules are WGSL's: its compilers refuse the same shaders,
 * and the other targets would compute meaningless numbers.
 *
 * The functions run over the uniformity of values (the same for all, or why not) in place of the values (uniform-run.ts),
 * once for each such combination of arguments: what is true of one call does not affect another.
 */
import { nonUniform, siteOf } from '#explain'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import type { Builtin, Func } from '../ir/expr.ts'
import type { Site } from '../diagnostic/site.ts'
import { writtenIn } from '../pass/written.ts'
import { calledName, placed, type Check, type Shader } from './shader.ts'
import { runBody, type Flow, type Summary, type Value } from './uniform-run.ts'

export const checkUniformity: Check = (shader) => {
  const needsFlow = shader.definitions.some(({ order }) => order.some((expr) => expr.op === 'builtin' && expr.detail.uniformFlow))
  if (!needsFlow) return undefined
  let mistake: Diagnostic | undefined
  const written = writtenIn(shader.definitions)
  const bodies = new Map(shader.definitions.map(({ func, body }) => [func, body]))
  const known = new Map<Func, Map<string, Summary>>()

  const run = (func: Func, args: readonly Value[], flow: Flow): Summary => {
    const summaries = known.get(func) ?? new Map<string, Summary>()
    known.set(func, summaries)
    const key = [flow, ...args].map((one) => (one ? 1 : 0)).join('')
    let summary = summaries.get(key)
    if (!summary) {
      summary = runBody(func, bodies.get(func) ?? [], args, flow, {
        written,
        call: run,
        needUniform: (expr, at, site) => {
          mistake ??= at && diagnosed(expr, at, func, site, shader)
        },
      })
      summaries.set(key, summary)
    }
    return summary
  }
  for (const entry of shader.entries) {
    const args = entry.params.map(() => undefined)
    run(entry, args, undefined)
  }
  return mistake
}

const diagnosed = (expr: Builtin, { word, cause, site: branch }: NonNullable<Flow>, func: Func, site: Site | undefined, shader: Shader): Diagnostic => {
  const notes = branch ? [{ message: `the ${word} is here`, site: branch }] : []
  return placed(
    { ...nonUniform(calledName(expr), expr.type.kind !== 'nothing', word, cause, expr.detail.instead), notes },
    func,
    siteOf(expr) ?? site ?? func.site,
    shader,
  )
}
