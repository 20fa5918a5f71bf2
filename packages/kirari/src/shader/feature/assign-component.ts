/** WGSL assigns only to entire variables and single components, so `v.xy = e` becomes two assignments. */
import { makeExpr, type Binary, type Expr } from '../ir/expr.ts'
import { makeStatement, type Assign, type Let, type Statement, type Var } from '../ir/statement.ts'
import { component, index, paramOf, swizzle } from '../pass/build.ts'

export const storeComponents = (statement: Statement): readonly Statement[] => {
  const [place, value] = statement.args
  if (statement.op !== 'assign' || !value) return [statement]
  const { site, detail: operator } = statement
  const [outer, at] = place?.args ?? []
  // A dynamically indexed component of a swizzle: the swizzle is copied, changed, and assigned as one.
  if (place?.op === 'index' && outer?.op === 'swizzle' && at) {
    const copy = { name: 'parts', type: outer.type, space: 'function' } as const
    return [
      makeStatement<Var>('var', [outer], copy, [], site),
      makeStatement<Assign>('assign', [index(paramOf(copy), at), value], operator, [], site),
      ...storeComponents(makeStatement<Assign>('assign', [outer, paramOf(copy)], '', [], site)),
    ]
  }
  if (place?.op !== 'swizzle' || place.detail.length < 2 || !outer) return [statement]
  const result: Expr = operator ? makeExpr<Binary>('binary', place.type, [place, value], operator) : value
  const parts = { name: 'parts', type: place.type }
  return [
    makeStatement<Let>('let', [result], parts, [], site),
    ...[...place.detail].map((letter, i) => makeStatement<Assign>('assign', [swizzle(outer, letter), component(paramOf(parts), i)], '', [], site)),
  ]
}
