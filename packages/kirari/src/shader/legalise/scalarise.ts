/**
 * Takes vectors and structs apart: every expression becomes one scalar expression a component.
 * JavaScript has no vectors, and arrays in their place are many times slower.
 *
 * What stays whole is where a value comes from: a parameter, an input, a uniform or a call. A component of it is
 * a path of swizzles and fields with one letter or index each, which the printer turns into a variable's name.
 */
import { makeExpr, type Binary, type Builtin, type Call, type Construct, type Expr, type Field, type Named, type Swizzle, type Unary } from '../ir/expr.ts'
import { componentCount, floatType } from '../ir/type.ts'
import { arithmetic, call, numeric } from '../proc/build.ts'

const letters = ['x', 'y', 'z', 'w'] as const

/** The scalars of a body, in order. */
export const scalarise = (root: Expr): readonly Expr[] => {
  const done = new Map<Expr, readonly Expr[]>()
  const split = (expr: Expr): readonly Expr[] => {
    let parts = done.get(expr)
    if (!parts) {
      parts = components(expr, split)
      done.set(expr, parts)
    }
    return parts
  }
  return split(root)
}

const components = (expr: Expr, split: (expr: Expr) => readonly Expr[]): readonly Expr[] => {
  switch (expr.op) {
    case 'literal':
      return [expr]
    case 'param':
    case 'input':
    case 'uniform':
      return paths(expr)
    case 'call':
      return paths(makeExpr<Call>('call', expr.type, expr.args.flatMap(split), expr.detail))
    case 'construct': {
      const parts = expr.args.flatMap(split)
      const { type } = expr
      if (type.kind === 'struct') return parts
      const converted = parts.map((part) => (part.type === type.scalar ? part : makeExpr<Construct>('construct', type.scalar, [part], undefined)))
      return converted.length === type.size ? converted : Array.from({ length: type.size }, () => at(converted, 0))
    }
    case 'swizzle': {
      const parts = split(at(expr.args, 0))
      return [...expr.detail].map((letter) => at(parts, 'xyzw'.indexOf(letter)))
    }
    case 'field': {
      const of = at(expr.args, 0)
      const fields = of.type.kind === 'struct' ? of.type.fields : []
      const start = fields.slice(0, expr.detail).reduce((sum, field) => sum + componentCount(field.type), 0)
      return split(of).slice(start, start + componentCount(expr.type))
    }
    case 'named':
      return split(at(expr.args, 0)).map((part, i, all) =>
        makeExpr<Named>('named', part.type, [part], all.length === 1 ? expr.detail : `${expr.detail}_${letters[i] ?? i}`),
      )
    case 'unary':
      return split(at(expr.args, 0)).map((part) => makeExpr<Unary>('unary', numeric(part.type), [part], expr.detail))
    case 'binary': {
      const type = expr.type.scalar
      return spread(expr.args.map(split)).map((args) => makeExpr<Binary>('binary', type, args, expr.detail))
    }
    case 'builtin':
      return builtinComponents(expr, expr.args.map(split))
  }
}

const builtinComponents = (expr: Builtin, args: readonly (readonly Expr[])[]): readonly Expr[] => {
  // The rule of each built-in has fixed how many arguments it has.
  const [a, b] = args as readonly [readonly Expr[], readonly Expr[]]
  switch (expr.detail) {
    case 'dot':
      return [dot(a, b)]
    case 'length':
      return [length(a)]
    case 'distance':
      return [length(a.map((part, i) => arithmetic('-', part, at(b, i))))]
    case 'normalize': {
      const size = length(a)
      return a.map((part) => arithmetic('/', part, size))
    }
    case 'reflect': {
      const two = makeExpr('literal', floatType, [], 2)
      const twice = arithmetic('*', two, dot(b, a))
      return a.map((part, i) => arithmetic('-', part, arithmetic('*', twice, at(b, i))))
    }
    case 'cross':
      return [1, 2, 0].map((i) => {
        const j = (i + 1) % 3
        return arithmetic('-', arithmetic('*', at(a, i), at(b, j)), arithmetic('*', at(a, j), at(b, i)))
      })
    case 'all':
    case 'any':
      return [a.reduce((left, right) => makeExpr<Binary>('binary', numeric(left.type), [left, right], expr.detail === 'all' ? '&&' : '||'))]
    case 'not':
      return a.map((part) => makeExpr<Unary>('unary', numeric(part.type), [part], '!'))
    default:
      return spread(args).map((parts) => call(expr.detail, expr.type.scalar, ...parts))
  }
}

const dot = (a: readonly Expr[], b: readonly Expr[]): Expr =>
  a.map((part, i) => arithmetic('*', part, at(b, i))).reduce((sum, term) => arithmetic('+', sum, term))
const length = (a: readonly Expr[]): Expr => call('sqrt', floatType, dot(a, a))

/** The arguments of each component; a scalar beside vectors is in all of them. */
const spread = (args: readonly (readonly Expr[])[]): readonly (readonly Expr[])[] =>
  Array.from({ length: Math.max(...args.map((parts) => parts.length)) }, (_, i) => args.map((parts) => at(parts, parts.length === 1 ? 0 : i)))

const at = (parts: readonly Expr[], index: number): Expr => {
  const part = parts[index]
  if (!part) throw new RangeError(`expected a component at ${index} of ${parts.length}: please report this`)
  return part
}

/** The components of a value that stays whole. */
const paths = (whole: Expr): readonly Expr[] => {
  const { type } = whole
  if (type.kind === 'struct') return type.fields.flatMap((field, i) => paths(makeExpr<Field>('field', field.type, [whole], i)))
  if (type.size === 1) return [whole]
  return letters.slice(0, type.size).map((letter) => makeExpr<Swizzle>('swizzle', type.scalar, [whole], letter))
}
