/**
 * Integer division. GLSL ES 3.00 leaves division by 0, the lowest int divided by −1, and remainders of negative numbers undefined. Functions
 * with the results of WGSL replace the operators there. Their bodies are text, because every bundle with GLSL contains them.
 */
import { makeExpr, type Expr, type Func, type Param, type Parameter } from '../ir/expr.ts'
import { intType, isNumeric, uintType } from '../ir/type.ts'

const isPositive = ({ op, args, detail }: Expr): boolean =>
  op === 'construct' && args.length > 0 ? args.every(isPositive) : op === 'literal' && Number(detail) > 0

/** Whether an operator has the same meaning in all languages without a rewrite. */
export const isPlain = (operator: string, right: Expr): boolean => {
  const scalar = isNumeric(right.type) && (operator === '/' || operator === '%') && right.type.scalar
  return (scalar !== intType && scalar !== uintType) || (isPositive(right) && (operator === '/' || scalar === uintType))
}

const made = new Map<string, Func>()
/** Returns the function that replaces the operator; undefined if the operator can stay. */
export const divisionOf = ({ op, type, args, detail }: Expr): Func | undefined => {
  const { 0: left, 1: right } = args
  if (op !== 'binary' || (detail !== '/' && detail !== '%') || !left || !right || !isNumeric(type) || isPlain(detail, right)) return undefined
  const key = [detail, left.type.name, right.type.name].join()
  const known = made.get(key)
  if (known) return known
  const params = [left, right].map((of, i): Parameter => ({ name: i ? 'b' : 'a', type: of.type }))
  const { name, size, scalar } = type
  const func: Func = {
    name: detail === '/' ? 'divide' : 'remainder',
    params,
    result: type,
    body: [],
    statements: {
      print: (_, { add, text, named }) => {
        const line = (content: string): void => add(`${content};`, 1, undefined)
        // A scalar operand is expanded to the size of the result.
        const [n = '', d = ''] = params.map((param, i) => {
          const local = named({ name: i ? 'divisor' : 'dividend', type })
          line(`${name} ${local} = ${name}(${text(makeExpr<Param>('param', param.type, [], param))})`)
          return local
        })
        for (const part of size > 1 ? ['.x', '.y', '.z', '.w'].slice(0, size) : [''])
          line(
            scalar === uintType
              ? `if (${d}${part} == 0u) ${d}${part} = 1u`
              : `if (${d}${part} == 0 || (${d}${part} == -1 && ${n}${part} == -2147483648)) ${d}${part} = 1`,
          )
        line(`return ${detail === '/' ? '' : `${n} - ${d} * (`}${n} / ${d}${detail === '/' ? '' : ')'}`)
      },
    },
    site: undefined,
  }
  made.set(key, func)
  return func
}
