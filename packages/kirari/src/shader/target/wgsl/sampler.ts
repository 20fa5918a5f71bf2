/** WGSL declares textures and samplers apart: a texture argument is passed with its sampler. */
import type { SamplersInText } from '../../ir/expr.ts'
import type { Definition } from '../../pass/definition.ts'
import type { Names } from '../text/program-names.ts'

/** Finds and names the samplers, after the user's names; undefined if no function samples a texture. */
export const takeSamplers = (definitions: readonly Definition[], names: Names): SamplersInText | undefined => {
  for (const { order } of definitions)
    for (const expr of order)
      if (expr.op === 'builtin' && expr.detail.sampler) return expr.detail.sampler(definitions, names.samplers, (sampler) => names.of(sampler, sampler.name))
  return undefined
}
