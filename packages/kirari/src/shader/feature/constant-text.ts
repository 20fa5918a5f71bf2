/** Module constants: constant arrays, printed once for all functions that read them. A program without one does not contain this code. */
import type { Expr, Parameter } from '../ir/expr.ts'
import type { ModuleLines } from '../ir/text.ts'

const moduleLines: ModuleLines = ({ names, compact, language, typeText, literal }) => {
  const space = compact ? '' : ' '
  // The value consists of literals only.
  const text = ({ op, type, args, detail }: Expr): string =>
    op === 'literal' ? literal(detail, type, compact) : `${typeText(type)}(${args.map(text).join(`,${space}`)})`
  const lines = [...names.variables].flatMap((variable) => {
    const { type, value, name } = variable
    return value ? [`const ${language === 'glsl' ? `${typeText(type)} ` : ''}${names.of(variable, name)}${space}=${space}${text(value)};`] : []
  })
  return compact ? lines : [...lines, '']
}

/** Makes a module constant. `value` consists of literals only. */
export const moduleConstant = (name: string, value: Expr): Parameter => ({ name, type: value.type, value, moduleLines })
