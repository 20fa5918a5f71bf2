/** Functions of matrices. WGSL lacks three of the five: two are products of columns, the inverse is a polyfill for each size. */
import { makeExpr, type Binary, type Builtin, type Expr, type Unary } from '../ir/expr.ts'
import { matrixOf } from '../ir/compound-type.ts'
import { floatType, typeOf, type MatrixType, type Type } from '../ir/type.ts'
import { arithmetic, call, component, float, index, swizzle } from '../pass/build.ts'
import { construct } from '../pass/construct.ts'
import { called, polyfill } from './polyfill.ts'
import { builtins } from './core.ts'
import { ruleOf, type Rule } from './rule.ts'

const isMatrix = (type: Type | undefined): type is MatrixType => type?.kind === 'matrix'
const isSquare = (type: Type | undefined): type is MatrixType => isMatrix(type) && type.columns === type.rows
const product = (a: Expr, b: Expr): Expr => arithmetic('*', a, b)
const dot = (a: Expr, b: Expr): Expr => call(builtins.dot, floatType, a, b)
const cross = (a: Expr, b: Expr): Expr => call(builtins.cross, a.type, a, b)

/** Columns become rows. */
export const transpose: Rule = /*#__PURE__*/ ruleOf('transpose', ([m]) => (isMatrix(m) ? matrixOf(m.rows, m.columns) : undefined), 1, { takes: 'a matrix' })

export const determinant: Rule = /*#__PURE__*/ ruleOf('determinant', ([m]) => (isSquare(m) ? floatType : undefined), 1, { takes: 'a square matrix' })

/** Component by component; `*` is the product of linear algebra. */
export const matrixCompMult: Rule = /*#__PURE__*/ ruleOf('matrixCompMult', ([a, b]) => (isMatrix(a) && a === b ? a : undefined), 2, {
  takes: 'two matrices of one type',
  toWGSL: (expr) => byColumns(expr, ([a, b], i) => product(index(a, i), index(b, i))),
})

/** (column, row): the matrix whose columns are the column times each component of the row. */
export const outerProduct: Rule = /*#__PURE__*/ ruleOf(
  'outerProduct',
  ([column, row]) =>
    column?.kind === 'vector' && row?.kind === 'vector' && column.scalar === floatType && row.scalar === floatType
      ? matrixOf(row.size, column.size)
      : undefined,
  2,
  { mixed: 'any', takes: 'two vectors of floats', toWGSL: (expr) => byColumns(expr, ([column, row], i) => product(column, component(row, i))) },
)

const byColumns = (expr: Builtin, column: (args: readonly [Expr, Expr], index: number) => Expr): Expr => {
  const { type } = expr
  // The rules of these built-ins have two arguments.
  const args = expr.args as readonly [Expr, Expr]
  return isMatrix(type) ? construct(type, ...Array.from({ length: type.columns }, (_, i) => column(args, i))) : expr
}

const negated = (x: Expr): Expr => makeExpr<Unary>('unary', x.type, [x], '-')
const scaled = (m: Expr, factor: Expr): Expr => makeExpr<Binary>('binary', m.type, [m, factor], '*')
const transposed = (m: Expr): Expr => call(transpose, m.type, m)
const reciprocal = (x: Expr): Expr => arithmetic('/', float(1), x)

const inverse2 = (m: Expr): Expr => {
  const [a, b] = [index(m, 0), index(m, 1)]
  return scaled(
    construct(m.type, component(b, 1), negated(component(a, 1)), negated(component(b, 0)), component(a, 0)),
    reciprocal(call(determinant, floatType, m)),
  )
}

const inverse3 = (m: Expr): Expr => {
  const [a, b, c] = [index(m, 0), index(m, 1), index(m, 2)]
  const row = called('row', cross(b, c))
  return scaled(transposed(construct(m.type, row, cross(c, a), cross(a, b))), reciprocal(dot(a, row)))
}

/** By cross products of the upper three rows (Lengyel, Foundations of Game Engine Development 1, section 1.7.5). */
const inverse4 = (m: Expr): Expr => {
  const upper = (i: number): Expr => swizzle(index(m, i), 'xyz')
  const lowest = (i: number): Expr => swizzle(index(m, i), 'w')
  const [a, b, c, d] = [upper(0), upper(1), upper(2), upper(3)]
  const [x, y, z, w] = [lowest(0), lowest(1), lowest(2), lowest(3)]
  const sum = (p: Expr, q: Expr): Expr => arithmetic('+', p, q)
  const difference = (p: Expr, q: Expr): Expr => arithmetic('-', p, q)
  const ab = called('ab', cross(a, b))
  const cd = called('cd', cross(c, d))
  const ay = called('ay', difference(product(a, y), product(b, x)))
  const cw = called('cw', difference(product(c, w), product(d, z)))
  const factor = called('factor', reciprocal(sum(dot(ab, cw), dot(cd, ay))))
  const s = called('s', product(ab, factor))
  const t = called('t', product(cd, factor))
  const u = called('u', product(ay, factor))
  const v = called('v', product(cw, factor))
  const row = (xyz: Expr, last: Expr): Expr => construct(typeOf(floatType, 4), xyz, last)
  return transposed(
    construct(
      m.type,
      row(sum(cross(b, v), product(t, y)), negated(dot(b, t))),
      row(difference(cross(v, a), product(t, x)), dot(a, t)),
      row(sum(cross(d, u), product(s, w)), negated(dot(d, s))),
      row(difference(cross(u, c), product(s, z)), dot(c, s)),
    ),
  )
}

/** The inverse matrix; undefined where the determinant is 0. */
export const inverse: Rule = /*#__PURE__*/ ruleOf('inverse', ([m]) => (isSquare(m) ? m : undefined), 1, {
  takes: 'a square matrix',
  wgsl: /*#__PURE__*/ polyfill('inverse', ['m'], (m) => {
    const size = isMatrix(m.type) ? m.type.columns : 0
    return size === 2 ? inverse2(m) : size === 3 ? inverse3(m) : inverse4(m)
  }),
})
