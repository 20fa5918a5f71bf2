/** Refuses what a stage lacks: built-in functions and inputs, discarding a pixel, and writing to storage. */
import { wrongStage } from '#explain'
import type { Site } from '../diagnostic/site.ts'
import type { Expr, Func, StageName } from '../ir/expr.ts'
import { rootOf, statementsIn } from '../pass/walk.ts'
import { isPlace } from '../pass/written.ts'
import { calledName, placed, placeOf, type Check } from './shader.ts'

interface Bound {
  readonly what: string
  /** The stages that have it. */
  readonly stages: readonly StageName[]
  /** What to use in the other stages. */
  readonly hint: string
}

export const checkStages: Check = (shader) => {
  const { stage } = shader
  if (!stage) return undefined
  for (const one of shader.found) {
    const { func, expr } = one
    const bound = boundTo(expr)
    if (bound && !bound.stages.includes(stage)) return placed(wrongStage(bound.what, bound.stages, stage, bound.hint), func, placeOf(one), shader)
  }
  if (stage === 'fragment') return undefined
  if (stage === 'vertex') {
    const mistake = checkWrites(shader)
    if (mistake) return mistake
  }
  for (const { func, body } of shader.definitions)
    for (const { op, site } of statementsIn(body))
      if (op === 'discard') return placed(wrongStage('Discard()', ['fragment'], stage, 'leave the function with Return()'), func, site ?? func.site, shader)
  return undefined
}

/** The vertex stage only reads. */
const checkWrites: Check = (shader) => {
  const refuse = (place: Expr, func: Func, site: Site | undefined, isAtomic = false): ReturnType<Check> => {
    const root = rootOf(place)
    if (root?.op !== 'storage') return undefined
    const what = `${isAtomic ? 'an atomic of' : 'an assignment to'} the storage "${root.detail.name ?? 'storage'}"`
    return placed(wrongStage(what, ['fragment', 'compute'], 'vertex', 'write it in a kernel(…) that runs before'), func, site ?? func.site, shader)
  }
  for (const { func, body } of shader.definitions) {
    for (const { op, args, site } of statementsIn(body)) {
      const mistake = op === 'assign' && args[0] ? refuse(args[0], func, site) : undefined
      if (mistake) return mistake
    }
  }
  for (const one of shader.found) {
    const { func, expr } = one
    const places = expr.args.filter((_, i) => isPlace(expr, i))
    for (const place of places) {
      const mistake = refuse(place, func, placeOf(one), expr.op === 'builtin')
      if (mistake) return mistake
    }
  }
  return undefined
}

const inCompute = 'use it inside of compute(…)'
const handOver = 'read it in the vertex stage, and hand it over with varying(…)'

/** The name of an expression that only some stages have, and those stages; undefined when all do. */
const boundTo = (expr: Expr): Bound | undefined => {
  switch (expr.op) {
    case 'builtin': {
      const { stages, instead } = expr.detail
      return stages && { what: calledName(expr), stages, hint: instead === undefined ? elsewhere(stages) : `use ${instead}` }
    }
    case 'param':
      return expr.detail.space === 'workgroup' ? { what: `the workgroup variable "${expr.detail.name}"`, stages: ['compute'], hint: inCompute } : undefined
    case 'input': {
      const input = expr.detail
      if (input === 'uv') return { what: '"uv"', stages: ['fragment'], hint: elsewhere(['fragment']) }
      if (typeof input === 'string') return undefined
      if (input.kind === 'builtin') return { what: `"${input.name}"`, stages: input.stages, hint: elsewhere(input.stages) }
      return {
        what: `the ${input.kind} "${input.name}"`,
        stages: [input.kind === 'attribute' ? 'vertex' : 'fragment'],
        hint: input.kind === 'attribute' ? handOver : elsewhere(['fragment']),
      }
    }
    default:
      return undefined
  }
}

const elsewhere = ([first]: readonly StageName[]): string =>
  first === 'compute' ? inCompute : first === 'vertex' ? handOver : 'compute what needs it in the fragment stage'
