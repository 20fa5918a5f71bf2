/** Visiting and rebuilding expressions. Sharing is kept: each expression is met once and rebuilt once. */
import type { Expr } from '../ir/expr.ts'

/** Calls `visit` for each expression below and with the roots, arguments before what uses them. */
export const walk = (roots: readonly Expr[], visit: (expr: Expr) => void): void => {
  const seen = new Set<Expr>()
  const step = (expr: Expr): void => {
    if (seen.has(expr)) return
    seen.add(expr)
    expr.args.forEach(step)
    visit(expr)
  }
  roots.forEach(step)
}

/** The same expression with `rule` applied to each part, arguments first. What a rule leaves alone is shared with the original. */
export const transform = (root: Expr, rule: (expr: Expr) => Expr): Expr => {
  const done = new Map<Expr, Expr>()
  const step = (expr: Expr): Expr => {
    let out = done.get(expr)
    if (!out) {
      const args = expr.args.map(step)
      // The copy has the members of the original, with arguments of the same types.
      out = rule(args.every((arg, i) => arg === expr.args[i]) ? expr : ({ op: expr.op, type: expr.type, args, detail: expr.detail } as Expr))
      done.set(expr, out)
    }
    return out
  }
  return step(root)
}
