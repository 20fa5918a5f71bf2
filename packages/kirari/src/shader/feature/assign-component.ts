/** WGSL assigns to whole variables and single components only: `v.xy = e` becomes two assignments. */
import { makeExpr, type Binary, type Expr } from '../ir/expr.ts'
import { makeStatement, type Assign, type Let, type Statement, type Var } from '../ir/statement.ts'
import { component, index, paramOf, swizzle } from '../pass/build.ts'

export const storeComponents = (statement: Statement): readonly Statement[] => {
  const [place, value] = statement.args
  if (statement.op !== 'assign' || !value) return [statement]
  const { site, detail: operator } = statement
  const [whole, at] = place?.args ?? []
  // A component chosen by an index among some of a vector: those are copied, changed, and assigned as one.
  if (place?.op === 'index' && whole?.op === 'swizzle' && at) {
    const copy = { name: 'parts', type: whole.type, space: 'function' } as const
    return [
      makeStatement<Var>('var', [whole], copy, [], site),
      makeStatement<Assign>('assign', [index(paramOf(copy), at), value], operator, [], site),
      ...storeComponents(makeStatement<Assign>('assign', [whole, paramOf(copy)], '', [], site)),
    ]
  }
  if (place?.op !== 'swizzle' || place.detail.length < 2 || !whole) return [statement]
  const result: Expr = operator ? makeExpr<Binary>('binary', place.type, [place, value], operator) : value
  const parts = { name: 'parts', type: place.type }
  return [
    makeStatement<Let>('let', [result], parts, [], site),
    ...[...place.detail].map((letter, i) => makeStatement<Assign>('assign', [swizzle(whole, letter), component(paramOf(parts), i)], '', [], site)),
  ]
}
