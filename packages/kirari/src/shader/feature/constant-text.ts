/** Constants of the module: arrays of numbers, printed once for all functions that read them. A program without one does not carry this. */
import type { Expr, Parameter } from '../ir/expr.ts'
import type { ConstantLines } from '../ir/text.ts'

const constantLines: ConstantLines = ({ names, compact, language, typeText, literal }) => {
  const space = compact ? '' : ' '
  // They are made of numbers alone.
  const text = ({ op, type, args, detail }: Expr): string =>
    op === 'literal' ? literal(detail, type, compact) : `${typeText(type)}(${args.map(text).join(`,${space}`)})`
  const lines = [...names.variables].flatMap((variable) => {
    const { type, value, name } = variable
    return value ? [`const ${language === 'glsl' ? `${typeText(type)} ` : ''}${names.of(variable, name)}${space}=${space}${text(value)};`] : []
  })
  return compact ? lines : [...lines, '']
}

/** A constant of the module. `value` is made of literals alone. */
export const moduleConstant = (name: string, value: Expr): Parameter => ({ name, type: value.type, value, constantLines })
