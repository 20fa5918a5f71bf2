/** Two parameters that are written back must be two variables: which of the two comes last, each language says differently. */
import { sameVariable } from '#explain'
import type { Expr } from '../ir/expr.ts'
import { rootOf } from '../proc/walk.ts'
import { placed, placeOf, type Check } from './shader.ts'

export const checkAliases: Check = (shader) => {
  for (const one of shader.found) {
    const { func, expr } = one
    if (expr.op !== 'call') continue
    const { name, params } = expr.detail
    const written = params.flatMap((param, i) => (param.space && expr.args[i] ? [{ param, place: expr.args[i] }] : []))
    for (const [i, first] of written.entries()) {
      const second = written.slice(i + 1).find(({ place }) => overlaps(first.place, place))
      if (second) return placed(sameVariable(name, first.param.name, second.param.name, nameOf(first.place)), func, placeOf(one), shader)
    }
  }
  return undefined
}

/** Whether two places may be the same memory, in part or as a whole. */
const overlaps = (a: Expr, b: Expr): boolean => {
  if (rootDetail(a) !== rootDetail(b)) return false
  const [first, second] = [stepsTo(a), stepsTo(b)]
  return first.every((step, i) => {
    const other = second[i]
    return other === undefined || step === undefined || [...step].some((letter) => other.includes(letter))
  })
}

const rootDetail = (place: Expr): unknown => rootOf(place)?.detail

/** What is chosen of a variable, from the whole to the part; letters for components, undefined where it is not known before it runs. */
const stepsTo = (place: Expr): readonly (string | undefined)[] => {
  const [whole] = place.args
  if (!whole || !rootOf(place) || place.op === 'storage') return []
  const own = place.op === 'swizzle' ? place.detail : place.op === 'field' ? String.fromCodePoint(place.detail) : indexLetter(place.args[1])
  return [...stepsTo(whole), own]
}

/** Component 0 of a vector is its x. */
const indexLetter = (at: Expr | undefined): string | undefined => {
  if (at?.op !== 'literal' || typeof at.detail !== 'number') return undefined
  return 'xyzw'[at.detail] ?? String.fromCodePoint(at.detail)
}

const nameOf = (place: Expr): string => {
  const root = rootOf(place)
  return root?.op === 'param' || root?.op === 'storage' ? (root.detail.name ?? 'storage') : 'variable'
}
