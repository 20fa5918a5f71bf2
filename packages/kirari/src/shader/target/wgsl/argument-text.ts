/** What WGSL says of arguments beyond their texts: samplers beside textures, pointers, and brackets where a list would be one of types. */
import type { Expr, Parameter, SamplersInText } from '../../ir/expr.ts'
import type { Names } from '../text/program-names.ts'
import { valueOf } from '../text/print.ts'

export const passArguments = (
  samplers: SamplersInText | undefined,
  expr: Expr,
  texts: readonly string[],
  names: Names,
  locals: ReadonlyMap<Parameter, string>,
): readonly string[] => {
  // Most lists have nothing of all this.
  const isSpecial = samplers ?? (expr.op === 'call' ? expr.detail.params.some(({ space }) => space) : expr.op === 'builtin' && expr.detail.pointer)
  if (!isSpecial && !texts.some((text, i) => isComparison(expr.args[i]) && text.includes('<'))) return texts
  return texts.flatMap((text, i) => {
    const arg = expr.args[i]
    const sampler = samplers?.passed(expr, i)
    if (sampler) return [text, locals.get(sampler) ?? names.of(sampler, sampler.name)]
    // A parameter that is written back is a pointer already, and was read through it.
    if (expr.op === 'call' && expr.detail.params[i]?.space) return [arg?.op === 'param' && arg.detail.space === 'inout' ? text.slice(2, -1) : `&${text}`]
    if (expr.op === 'builtin' && expr.detail.pointer && i === 0) return [`&${text}`]
    // `a < b, c > d` would be a list of types.
    const isTemplate = isComparison(arg) && /<[^<=]/.test(text) && texts.some((later, j) => j > i && later.includes('>'))
    return [isTemplate ? `(${text})` : text]
  })
}

/** Whether its text may have such a sign that is in no brackets. */
const isComparison = (arg: Expr | undefined): boolean => arg !== undefined && valueOf(arg).op === 'binary'
