/** Textures and their samplers are apart in WGSL: a texture travels with its sampler to what reads through it. */
import type { SamplersInText } from '../../ir/expr.ts'
import type { Definition } from '../../pass/definition.ts'
import type { Names } from '../text/program-names.ts'

/** Has the samplers found by what reads through one, after all that users have named; undefined where nothing does. */
export const takeSamplers = (definitions: readonly Definition[], names: Names): SamplersInText | undefined => {
  for (const { order } of definitions)
    for (const expr of order)
      if (expr.op === 'builtin' && expr.detail.sampler) return expr.detail.sampler(definitions, names.samplers, (sampler) => names.of(sampler, sampler.name))
  return undefined
}
