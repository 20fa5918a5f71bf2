/** What only some stages have: built-in functions and inputs, discarding a pixel, and storage that is written. */
import { wrongStage } from '#explain'
import type { Expr, StageName } from '../ir/expr.ts'
import { statementsIn } from '../proc/walk.ts'
import { calledName, expressionsOf, placed, type Check } from './shader.ts'

export const checkStages: Check = (shader) => {
  const { stage } = shader
  if (!stage) return undefined
  for (const { func, expr, site } of expressionsOf(shader)) {
    const bound = boundTo(expr)
    if (bound && !bound.stages.includes(stage)) return placed(wrongStage(bound.what, bound.stages, stage), func, site, shader)
  }
  if (stage === 'fragment') return undefined
  for (const { func, body } of shader.definitions)
    for (const { op, site } of statementsIn(body))
      if (op === 'discard') return placed(wrongStage('Discard()', ['fragment'], stage), func, site ?? func.site, shader)
  return undefined
}

/** What an expression is, and the stages that have it; undefined when all do. */
const boundTo = (expr: Expr): { readonly what: string; readonly stages: readonly StageName[] } | undefined => {
  switch (expr.op) {
    case 'builtin':
      return expr.detail.stages && { what: calledName(expr), stages: expr.detail.stages }
    case 'storage':
      return expr.detail.access === 'read'
        ? undefined
        : { what: `the storage "${expr.detail.name ?? 'storage'}", which can be written,`, stages: ['fragment', 'compute'] }
    case 'param':
      return expr.detail.space === 'workgroup' ? { what: `the workgroup variable "${expr.detail.name}"`, stages: ['compute'] } : undefined
    case 'input': {
      const input = expr.detail
      if (input === 'uv') return { what: '"uv"', stages: ['fragment'] }
      if (typeof input === 'string') return undefined
      const stages: readonly StageName[] = input.kind === 'builtin' ? input.stages : input.kind === 'attribute' ? ['vertex'] : ['fragment']
      return { what: input.kind === 'builtin' ? `"${input.name}"` : `the ${input.kind} "${input.name}"`, stages }
    }
    default:
      return undefined
  }
}
