/** The function of a fragment: returns its colour, opaque if the user gave no alpha. */
import { captureSite, notAColour } from '#explain'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import { makeExpr, type Expr, type Func, type Literal } from '../../ir/expr.ts'
import { makeStatement, type Return } from '../../ir/statement.ts'
import { floatType, typeOf } from '../../ir/type.ts'
import { construct } from '../../pass/construct.ts'

const color = /*#__PURE__*/ typeOf(floatType, 4)

export const fragmentFunction = (fragment: unknown, below: unknown): Func => {
  // Callers without types may pass anything, so the members are checked below.
  const expr = fragment as Expr
  const type = typeof fragment === 'object' && fragment !== null ? expr.type : undefined
  const opaque = type === typeOf(floatType, 3)
  if (type !== color && !opaque) throw new ShaderError({ ...notAColour(fragment), site: captureSite(below) })
  const value = opaque ? construct(color, expr, makeExpr<Literal>('literal', floatType, [], 1)) : expr
  return { name: 'fragment', params: [], result: color, body: [makeStatement<Return>('return', [value], undefined)], site: undefined }
}
