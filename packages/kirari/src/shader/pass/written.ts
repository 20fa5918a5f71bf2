/** Which storages functions write. The others are the same for all invocations, and WGSL can declare them read-only. */
import type { Expr, StorageSource } from '../ir/expr.ts'
import type { Type } from '../ir/type.ts'
import type { Definition } from './definition.ts'
import { rootOf, statementsIn } from './walk.ts'

export const holdsAtomics = (type: Type): boolean =>
  type.kind === 'struct' ? type.fields.some((field) => holdsAtomics(field.type)) : type.kind === 'array' ? holdsAtomics(type.element) : type.kind === 'atomic'

/** Whether an argument of an expression is a place: for an `inout` parameter, or of an atomic function. */
export const isPlace = (expr: Expr, index: number): boolean =>
  expr.op === 'call' ? expr.detail.params[index]?.space !== undefined : expr.op === 'builtin' && expr.detail.pointer === true && index === 0

/** The storages that functions write. Reading an atomic needs write access, too. */
export const writtenIn = (definitions: readonly Definition[]): ReadonlySet<StorageSource> => {
  const written = new Set<StorageSource>()
  const add = (place: Expr | undefined): void => {
    const root = place && rootOf(place)
    if (root?.op === 'storage') written.add(root.detail)
  }
  for (const { body, order } of definitions) {
    for (const { op, args } of statementsIn(body)) if (op === 'assign') add(args[0])
    for (const expr of order) for (const [i, arg] of expr.args.entries()) if (isPlace(expr, i)) add(arg)
  }
  return written
}
