/**
 * WGSL writes a parameter back through a pointer, and has pointers to whole variables of a function only: any other place is
 * copied to a variable before the call and back after it.
 */
import { makeExpr, type Call, type Expr } from '../ir/expr.ts'
import { makeStatement, type Assign, type Statement, type Var } from '../ir/statement.ts'
import { paramOf } from '../proc/build.ts'
import { storeComponents } from './store.ts'

export const passPlaces = (statement: Statement): readonly Statement[] => {
  const [call] = statement.args
  if ((statement.op !== 'do' && statement.op !== 'let') || call?.op !== 'call' || !call.detail.params.some((param) => param.space)) return [statement]
  const before: Statement[] = []
  const after: Statement[] = []
  const args = call.args.map((arg, i): Expr => {
    const param = call.detail.params[i]
    if (!param?.space || (arg.op === 'param' && (arg.detail.space === 'function' || arg.detail.space === 'inout'))) return arg
    const copy = { name: param.name, type: param.type, space: 'function' } as const
    before.push(makeStatement<Var>('var', [arg], copy, [], statement.site))
    after.push(...storeComponents(makeStatement<Assign>('assign', [arg, paramOf(copy)], '', [], statement.site)))
    return paramOf(copy)
  })
  // The statement with other arguments of the same types.
  return [...before, { ...statement, args: [makeExpr<Call>('call', call.type, args, call.detail)] } as Statement, ...after]
}
