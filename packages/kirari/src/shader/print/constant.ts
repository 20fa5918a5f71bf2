/** Constants of the module: arrays of numbers, printed once for all functions that read them. */
import type { Expr } from '../ir/expr.ts'
import type { Type } from '../ir/type.ts'
import type { Dialect } from './text.ts'
import type { Names } from './names.ts'

/** Declarations of the constants used so far; `write` and `typeName` are those of the text around them. */
export const constantLines = (
  names: Names,
  { language }: Dialect,
  compact: boolean,
  write: (expr: Expr) => string,
  typeName: (type: Type) => string,
): readonly string[] => {
  const equals = compact ? '=' : ' = '
  const lines = [...names.variables].flatMap((constant) =>
    constant.value ? [`const ${language === 'glsl' ? `${typeName(constant.type)} ` : ''}${names.variable(constant)}${equals}${write(constant.value)};`] : [],
  )
  return lines.length === 0 || compact ? lines : [...lines, '']
}
