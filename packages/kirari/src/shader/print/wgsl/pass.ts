/** What WGSL says of arguments beyond their texts: samplers beside textures, pointers, and brackets where a list would be one of types. */
import type { Expr, Parameter } from '../../ir/expr.ts'
import type { Names } from '../names.ts'
import { valueOf } from '../text.ts'

export const passArguments = (expr: Expr, texts: readonly string[], names: Names, locals: ReadonlyMap<Expr | Parameter, string>): readonly string[] => {
  const { args } = expr
  const params = expr.op === 'call' ? expr.detail.params : undefined
  const rule = expr.op === 'builtin' ? expr.detail : undefined
  // `a < b, c > d` would be a list of types.
  const isTemplate = (i: number): boolean => {
    const arg = args[i]
    return arg !== undefined && valueOf(arg).op === 'binary' && /<[^<=]/.test(texts[i] ?? '') && texts.some((later, j) => j > i && later.includes('>'))
  }
  return texts.flatMap((text, i) => {
    const [arg, param] = [args[i], params?.[i]]
    const sampler = arg?.op === 'param' || arg?.op === 'uniform' ? names.samplers.get(arg.detail) : undefined
    if (sampler) return rule?.sampler || (param && names.samplers.has(param)) ? [text, locals.get(sampler) ?? names.of(sampler, sampler.name)] : [text]
    // A parameter that is written back is a pointer already, and was read through it.
    if (param?.space) return [arg?.op === 'param' && arg.detail.space === 'inout' ? text.slice(2, -1) : `&${text}`]
    return [rule?.pointer && i === 0 ? `&${text}` : isTemplate(i) ? `(${text})` : text]
  })
}
