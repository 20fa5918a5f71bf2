/**
 * WGSL passes `inout` parameters as pointers, and has pointers to entire function variables only. Any other argument is copied to a variable
 * before the call and back after it.
 */
import type { Site } from '../diagnostic/site.ts'
import { makeExpr, withArgs, type Call, type Expr, type Index } from '../ir/expr.ts'
import { makeStatement, type Assign, type Let, type Statement, type Var } from '../ir/statement.ts'
import { paramOf } from '../pass/build.ts'
import { storeComponents } from './assign-component.ts'

export const copyInoutArguments = (statement: Statement): readonly Statement[] => {
  const [call] = statement.args
  if ((statement.op !== 'do' && statement.op !== 'let') || call?.op !== 'call' || !call.detail.params.some((param) => param.space)) return [statement]
  const before: Statement[] = []
  const after: Statement[] = []
  const args = call.args.map((arg, i): Expr => {
    const param = call.detail.params[i]
    if (!param?.space || (arg.op === 'param' && (arg.detail.space === 'function' || arg.detail.space === 'inout'))) return arg
    const copy = { name: param.name, type: param.type, space: 'function' } as const
    const place = keepIndices(arg, before, statement.site)
    before.push(makeStatement<Var>('var', [place], copy, [], statement.site))
    after.push(...storeComponents(makeStatement<Assign>('assign', [place, paramOf(copy)], '', [], statement.site)))
    return paramOf(copy)
  })
  return [...before, { ...statement, args: [makeExpr<Call>('call', call.type, args, call.detail)] }, ...after]
}

/** Moves the indices of a place to constants before the call, because the call may change them. */
const keepIndices = (place: Expr, before: Statement[], site: Site | undefined): Expr => {
  const [outer, at] = place.args
  if (!outer) return place
  const inner = keepIndices(outer, before, site)
  if (place.op !== 'index' || !at) return inner === outer ? place : withArgs(place, [inner])
  if (at.op === 'literal' || (at.op === 'param' && !at.detail.space))
    return inner === outer ? place : makeExpr<Index>('index', place.type, [inner, at], undefined)
  const kept = { name: 'at', type: at.type }
  before.push(makeStatement<Let>('let', [at], kept, [], site))
  return makeExpr<Index>('index', place.type, [inner, paramOf(kept)], undefined)
}
