/** What GLSL ES 3.00 cannot say as it stands, and the passes that make it so, in order. */
import { makeExpr, type Builtin, type CompareOperator, type Construct, type Expr, type Swizzle } from '../ir/expr.ts'
import { floatType } from '../ir/type.ts'
import { call, float, numeric } from './build.ts'
import { smoothstepEdges } from './smoothstep.ts'
import { splatScalars } from './splat.ts'

const comparisons: Readonly<Record<CompareOperator, string>> = {
  '<': 'lessThan',
  '<=': 'lessThanEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanEqual',
  '==': 'equal',
  '!=': 'notEqual',
}

/** Comparing vectors component by component is a function there; the operators compare whole vectors. */
const vectorCompare = (expr: Expr): Expr => {
  if (expr.op !== 'binary' || expr.type.size === 1) return expr
  // The lookup is undefined for operators that are no comparison.
  const name: string | undefined = comparisons[expr.detail as CompareOperator]
  return name === undefined ? expr : makeExpr<Builtin>('builtin', expr.type, expr.args, name)
}

/** A bvec chooses between float vectors by `mix`, between others component by component. */
const vectorSelect = (expr: Expr): Expr => {
  const condition = expr.args[2]
  if (expr.op !== 'builtin' || expr.detail !== 'select' || !condition || numeric(condition.type).size === 1) return expr
  const { type } = expr
  if (type.scalar === floatType) return makeExpr<Builtin>('builtin', type, expr.args, 'mix')
  const component = (arg: Expr, letter: string): Expr => makeExpr<Swizzle>('swizzle', numeric(arg.type).scalar, [arg], letter)
  const parts = [...'xyzw'].slice(0, type.size).map((letter) => call('select', type.scalar, ...expr.args.map((arg) => component(arg, letter))))
  return makeExpr<Construct>('construct', type, parts, undefined)
}

const missing = (expr: Expr): Expr => {
  const [x] = expr.args
  if (expr.op !== 'builtin' || !x) return expr
  if (expr.detail === 'saturate') return call('clamp', expr.type, x, float(0), float(1))
  // Between int and uint the conversion keeps the bits.
  if (expr.detail === 'bitcastToUint' && numeric(x.type).scalar !== floatType) return makeExpr<Construct>('construct', expr.type, [x], undefined)
  return expr
}

const mixedForms = /*#__PURE__*/ splatScalars({
  builtins: { min: 'VS', max: 'VS', mod: 'VS', clamp: 'VSS', mix: 'VVS', step: 'SV', smoothstep: 'SSV' },
  operators: ['+', '-', '*', '/', '&', '|', '^', '<<', '>>'],
})

export const glslPasses: readonly ((expr: Expr) => Expr)[] = [smoothstepEdges, missing, mixedForms, vectorSelect, vectorCompare]
