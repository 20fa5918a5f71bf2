/** Visiting and rebuilding expressions. Sharing is kept: each expression is met once and rebuilt once. */
import type { Expr } from '../ir/expr.ts'

/** Each expression below the roots, and the roots, once: arguments before what uses them. */
export const inOrder = (roots: readonly Expr[]): readonly Expr[] => {
  const seen = new Set<Expr>()
  const order: Expr[] = []
  const step = (expr: Expr): void => {
    if (seen.has(expr)) return
    seen.add(expr)
    expr.args.forEach(step)
    order.push(expr)
  }
  roots.forEach(step)
  return order
}

/**
 * The same expression with `rule` applied to each part, arguments first, and again to what a rule made, until it leaves all alone.
 * What a rule leaves alone is shared with the original.
 */
export const transform = (root: Expr, rule: (expr: Expr) => Expr): Expr => {
  const done = new Map<Expr, Expr>()
  const step = (expr: Expr): Expr => {
    const known = done.get(expr)
    if (known) return known
    const args = expr.args.map(step)
    // The copy has the members of the original, with arguments of the same types.
    const copy = args.every((arg, i) => arg === expr.args[i]) ? expr : ({ op: expr.op, type: expr.type, args, detail: expr.detail } as Expr)
    const made = rule(copy)
    const out = made === copy ? copy : step(made)
    done.set(expr, out)
    return out
  }
  return step(root)
}
