/**
 * Polyfills: functions in place of a built-in that a language lacks, printed with the shader that calls them.
 * Each list of argument types gets its own, made on first use.
 */
import { makeExpr, type Builtin, type Expr, type Func, type Named } from '../ir/expr.ts'
import { makeStatement, type Return } from '../ir/statement.ts'
import { paramOf } from '../pass/build.ts'

/** Returns the function for a call; calls with the same argument types share one. */
export type Polyfill = (expr: Builtin) => Func

/** A polyfill with these parameters, whose result `write` computes from them, for whatever types it is called with. */
export const polyfill = (name: string, params: readonly string[], write: (a: Expr, b: Expr, c: Expr, d: Expr) => Expr): Polyfill => {
  const made = new Map<string, Func>()
  return ({ args, type }) => {
    const key = args.map((arg) => arg.type.name).join()
    let func = made.get(key)
    if (!func) {
      const [first] = args
      const declared = args.map((arg, i) => ({ name: params[i] ?? name, type: arg.type }))
      // A rule has as many arguments as its polyfill has parameters.
      const values = declared.map(paramOf) as [Expr, Expr, Expr, Expr]
      func = {
        name: first && first.type.kind !== 'scalar' ? `${name}_${first.type.name}` : name,
        params: declared,
        result: type,
        body: [makeStatement<Return>('return', [write(...values)], undefined)],
        site: undefined,
      }
      made.set(key, func)
    }
    return func
  }
}

/** Gives the value a descriptive name in the text. */
export const called = (name: string, expr: Expr): Expr => makeExpr<Named>('named', expr.type, [expr], name)
