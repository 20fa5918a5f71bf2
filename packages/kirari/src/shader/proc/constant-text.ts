/** Constants of the module: arrays of numbers, printed once for all functions that read them. It hangs on them, as their values do. */
import type { ConstantLines } from '../ir/text.ts'

export const constantLines: ConstantLines = (variables, nameOf, { compact, language, typeText, exprText }) => {
  const equals = compact ? '=' : ' = '
  const lines = [...variables].flatMap((variable) => {
    const { type, value } = variable
    return value ? [`const ${language === 'glsl' ? `${typeText(type)} ` : ''}${nameOf(variable)}${equals}${exprText(value)};`] : []
  })
  return compact ? lines : [...lines, '']
}
