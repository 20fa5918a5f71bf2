/** The arguments of calls in WGSL: samplers beside textures, pointers to `inout` arguments, and brackets where `<` would start a template list. */
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
  // Most calls need none of these.
  const isSpecial = samplers ?? (expr.op === 'call' ? expr.detail.params.some(({ space }) => space) : expr.op === 'builtin' && expr.detail.pointer)
  if (!isSpecial && !texts.some((text, i) => isComparison(expr.args[i]) && text.includes('<'))) return texts
  return texts.flatMap((text, i) => {
    const arg = expr.args[i]
    const sampler = samplers?.passed(expr, i)
    if (sampler) return [text, locals.get(sampler) ?? names.of(sampler, sampler.name)]
    // An `inout` parameter is a pointer already, and its text dereferences it.
    if (expr.op === 'call' && expr.detail.params[i]?.space) return [arg?.op === 'param' && arg.detail.space === 'inout' ? text.slice(2, -1) : `&${text}`]
    if (expr.op === 'builtin' && expr.detail.pointer && i === 0) return [`&${text}`]
    // `a < b, c > d` would be a template list.
    const isTemplate = isComparison(arg) && /<[^<=]/.test(text) && texts.some((later, j) => j > i && later.includes('>'))
    return [isTemplate ? `(${text})` : text]
  })
}

/** Whether its text may have `<` or `>` outside brackets. */
const isComparison = (arg: Expr | undefined): boolean => arg !== undefined && valueOf(arg).op === 'binary'
