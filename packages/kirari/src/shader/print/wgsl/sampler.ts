/** Textures and their samplers are apart in WGSL: a texture travels with its sampler to what reads through it. */
import type { Parameter } from '../../ir/expr.ts'
import type { Definition } from '../../proc/definition.ts'
import type { Names } from '../names.ts'

/** Finds the samplers, and names them after all that users have named. The sampler of a parameter is named in its function. */
export const takeSamplers = (definitions: readonly Definition[], names: Names): void => {
  for (const { order } of definitions)
    for (const expr of order)
      if (expr.op === 'builtin' && expr.detail.sampler) {
        expr.detail.sampler(definitions, names.samplers)
        for (const [texture, sampler] of names.samplers) if (typeof texture === 'object' && 'subscribe' in texture) names.of(sampler, sampler.name)
        return
      }
}

/** The sampler that stands after a parameter. */
export const samplerAfter = (param: Parameter, names: Names, nameParameter: (param: Parameter) => string): readonly string[] => {
  const sampler = names.samplers.get(param)
  return sampler && param.type.kind === 'texture' ? [`${nameParameter(sampler)}: ${param.type.wgslSampler}`] : []
}
