/** Constants of the module: arrays of numbers, printed once for all functions that read them. It hangs on them, as their values do. */
import type { ConstantLines } from '../ir/text.ts'

export const constantLines: ConstantLines = (variables, nameOf, { compact, typeText, exprText, constant }) => {
  const equals = compact ? '=' : ' = '
  const lines = [...variables].flatMap((variable) => {
    const { type, value } = variable
    return value ? [`${constant(() => typeText(type), nameOf(variable))}${equals}${exprText(value)};`] : []
  })
  return compact ? lines : [...lines, '']
}
