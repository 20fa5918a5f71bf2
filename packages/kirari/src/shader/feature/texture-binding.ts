/**
 * Finds the textures that are read through a sampler, and assigns bindings. Textures, and the functions that read them, refer to this code
 * (decision 010), so a program without textures does not contain it.
 */
import type { Expr, FindSamplers, TextureBinder } from '../ir/expr.ts'
import type { ProgramTexture } from '../ir/program.ts'

/** Callees come first, so it is known whether a parameter needs a sampler when a texture is passed to it. */
export const findSamplers: FindSamplers = (definitions, samplers, name) => {
  const mark = (texture: Expr | undefined): void => {
    if ((texture?.op !== 'param' && texture?.op !== 'uniform') || samplers.has(texture.detail)) return
    const { type, detail } = texture
    samplers.set(detail, { name: `${detail.name ?? 'value'}Sampler`, type })
  }
  for (const { order } of definitions)
    for (const expr of order) {
      if (expr.op === 'builtin' && expr.detail.sampler) mark(expr.args.find(({ type }) => type.kind === 'texture'))
      else if (expr.op === 'call')
        expr.detail.params.forEach((param, i) => {
          if (samplers.has(param)) mark(expr.args[i])
        })
    }
  // Samplers of parameters are named in their function.
  for (const [texture, sampler] of samplers) if (typeof texture === 'object' && 'subscribe' in texture) name(sampler)
  return {
    passed: (expr, index) => {
      const texture = expr.args[index]
      if (texture?.op !== 'param' && texture?.op !== 'uniform') return undefined
      const param = expr.op === 'call' ? expr.detail.params[index] : undefined
      return (expr.op === 'builtin' && expr.detail.sampler) || (param && samplers.has(param)) ? samplers.get(texture.detail) : undefined
    },
    declared: (param, nameIt) => {
      const sampler = samplers.get(param)
      return sampler && param.type.kind === 'texture' ? [`${nameIt(sampler)}: ${param.type.wgslSampler}`] : []
    },
  }
}

export const textureBinder: TextureBinder = {
  list: (values, nameOf, samplers, first) => {
    let binding = first
    return [...values].flatMap(([source, type]): readonly ProgramTexture[] =>
      typeof source === 'string' || 'kind' in source || (type.kind !== 'texture' && type.kind !== 'storageTexture')
        ? []
        : [{ name: nameOf(source, type), type, source, binding: binding++, samplerBinding: samplers.has(source) ? binding++ : undefined }],
    )
  },
  lines: ({ name, type, binding, samplerBinding }, samplerName) => [
    `@group(0) @binding(${binding}) var ${name}: ${type.wgsl};`,
    ...(type.kind === 'texture' && samplerBinding !== undefined ? [`@group(0) @binding(${samplerBinding}) var ${samplerName}: ${type.wgslSampler};`] : []),
  ],
}
