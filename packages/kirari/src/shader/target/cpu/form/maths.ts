/** Component-wise built-ins that take several operations, each rounded as a GPU rounds it. */
import { boolType } from '../../../ir/type.ts'
import type { Form } from '../scalar/form.ts'
import { apply, at, binary, choose, like, spread, type Parts } from '../scalar/scalar.ts'
import type { Expr } from '../../../ir/expr.ts'

const floor = (x: Expr): Expr => apply('floor', x.type, x)
const clamp = (x: Expr, low: Expr, high: Expr): Expr => apply('min', x.type, apply('max', x.type, x, low), high)

/** A form that does the same for every component. */
const map =
  (make: (...args: readonly Expr[]) => Expr): Form =>
  (args: readonly Parts[]) =>
    spread(args).map((parts) => make(...parts))
const map1 = (make: (x: Expr) => Expr): Form => map((...args) => make(at(args, 0)))
const map2 = (make: (x: Expr, y: Expr) => Expr): Form => map((...args) => make(at(args, 0), at(args, 1)))
const map3 = (make: (x: Expr, y: Expr, z: Expr) => Expr): Form => map((...args) => make(at(args, 0), at(args, 1), at(args, 2)))

const mod = (x: Expr, y: Expr): Expr => binary('-', x, binary('*', y, floor(binary('/', x, y))))

const smoothstep = (low: Expr, high: Expr, x: Expr): Expr => {
  const t = clamp(binary('/', binary('-', x, low), binary('-', high, low)), like(x, 0), like(x, 1))
  return binary('*', binary('*', t, t), binary('-', like(x, 3), binary('*', like(x, 2), t)))
}

export const mathsForms: Readonly<Record<string, Form>> = {
  fract: /*#__PURE__*/ map1((x) => binary('-', x, floor(x))),
  mod: /*#__PURE__*/ map2(mod),
  step: /*#__PURE__*/ map2((edge, x) => choose(like(x, 0), like(x, 1), binary('>=', x, edge))),
  clamp: /*#__PURE__*/ map3(clamp),
  saturate: /*#__PURE__*/ map1((x) => clamp(x, like(x, 0), like(x, 1))),
  mix: /*#__PURE__*/ map3((a, b, t) => (t.type === boolType ? choose(a, b, t) : binary('+', binary('*', a, binary('-', like(t, 1), t)), binary('*', b, t)))),
  smoothstep: /*#__PURE__*/ map3(smoothstep),
  fma: /*#__PURE__*/ map3((a, b, c) => binary('+', binary('*', a, b), c)),
}
