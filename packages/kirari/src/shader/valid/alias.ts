/** Two parameters that are written back must be two variables: the languages disagree on which one is written last. */
import { sameVariable } from '#explain'
import type { Expr } from '../ir/expr.ts'
import { rootOf } from '../pass/walk.ts'
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

/** Whether two places certainly overlap in memory: elements at computed indices may be distinct. */
const overlaps = (a: Expr, b: Expr): boolean => {
  if (rootOf(a)?.detail !== rootOf(b)?.detail) return false
  const [first, second] = [stepsTo(a), stepsTo(b)]
  return first.every((step, i) => {
    const other = second[i]
    return (
      other === undefined || step === other || (typeof step === 'string' && typeof other === 'string' && [...step].some((letter) => other.includes(letter)))
    )
  })
}

/** The path from a variable to a part of it: letters for components, and the index itself where only the GPU knows it. */
const stepsTo = (place: Expr): readonly (string | Expr)[] => {
  const [of, at] = place.args
  if (!of || !rootOf(place)) return []
  return [...stepsTo(of), place.op === 'swizzle' ? place.detail : place.op === 'field' ? String.fromCodePoint(place.detail) : at ? indexLetter(at) : '']
}

/** Component 0 of a vector is its x. */
const indexLetter = (at: Expr): string | Expr =>
  at.op === 'literal' && typeof at.detail === 'number' ? ('xyzw'[at.detail] ?? String.fromCodePoint(at.detail)) : at

const nameOf = (place: Expr): string => {
  const root = rootOf(place)
  return root?.op === 'param' || root?.op === 'storage' ? (root.detail.name ?? 'storage') : 'variable'
}
