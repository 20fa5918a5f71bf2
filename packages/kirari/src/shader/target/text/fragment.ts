/** The function behind a fragment: its colour with an alpha, opaque where the user gave none. */
import { captureSite, notAColour } from '#explain'
import { ShaderError } from '../../diagnostic/diagnostic.ts'
import { makeExpr, type Expr, type Func, type Literal } from '../../ir/expr.ts'
import { makeStatement, type Return } from '../../ir/statement.ts'
import { floatType, typeOf } from '../../ir/type.ts'
import { construct } from '../../pass/construct.ts'

const color = /*#__PURE__*/ typeOf(floatType, 4)

export const fragmentFunction = (fragment: unknown, below: unknown): Func => {
  // Anything a caller without types may pass is looked at before it is believed.
  const expr = fragment as Expr
  const type = typeof fragment === 'object' && fragment !== null ? expr.type : undefined
  const opaque = type === typeOf(floatType, 3)
  if (type !== color && !opaque) throw new ShaderError({ ...notAColour(fragment), site: captureSite(below) })
  const value = opaque ? construct(color, expr, makeExpr<Literal>('literal', floatType, [], 1)) : expr
  return { name: 'fragment', params: [], result: color, body: [makeStatement<Return>('return', [value], undefined)], site: undefined }
}
