/** WGSL assigns to whole variables and single components only: `v.xy = e` becomes two assignments. */
import { makeExpr, type Binary, type Expr } from '../ir/expr.ts'
import { makeStatement, type Assign, type Let, type Statement } from '../ir/statement.ts'
import { component, paramOf, swizzle } from '../proc/build.ts'

export const storeComponents = (statement: Statement): readonly Statement[] => {
  const [place, value] = statement.args
  if (statement.op !== 'assign' || place?.op !== 'swizzle' || place.detail.length < 2 || !value) return [statement]
  const [whole] = place.args
  if (!whole) return [statement]
  const { site, detail: operator } = statement
  const result: Expr = operator ? makeExpr<Binary>('binary', place.type, [place, value], operator) : value
  const parts = { name: 'parts', type: place.type }
  return [
    makeStatement<Let>('let', [result], parts, [], site),
    ...[...place.detail].map((letter, i) => makeStatement<Assign>('assign', [swizzle(whole, letter), component(paramOf(parts), i)], '', [], site)),
  ]
}
