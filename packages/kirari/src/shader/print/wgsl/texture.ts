/** Textures in WGSL: which are read through a sampler, and how both are declared. */
import type { Expr } from '../../ir/expr.ts'
import type { ProgramTexture } from '../../ir/program.ts'
import type { Definition } from '../../proc/definition.ts'
import type { Names } from '../names.ts'
import { typeText, type Dialect } from '../text.ts'

/** Finds the textures that are read through a sampler, parameters among them. Callees come first among the definitions. */
export const findSamplers = (definitions: readonly Definition[], names: Names): void => {
  const mark = (texture: Expr | undefined): void => {
    if ((texture?.op !== 'param' && texture?.op !== 'uniform') || names.samplers.has(texture.detail)) return
    const { type, detail } = texture
    names.samplers.set(detail, { name: `${detail.name ?? 'value'}Sampler`, type })
  }
  for (const { order } of definitions)
    for (const expr of order) {
      if (expr.op === 'builtin' && expr.detail.sampler) mark(expr.args.find(({ type }) => type.kind === 'texture'))
      else if (expr.op === 'call')
        expr.detail.params.forEach((param, i) => {
          if (names.samplers.has(param)) mark(expr.args[i])
        })
    }
}

/** The textures that were read, with places in group 0 from `first` on: each texture, and its sampler after it. */
export const wgslTextures = (names: Names, first: number): readonly ProgramTexture[] => {
  let binding = first
  return [...names.values].flatMap(([source, type]) =>
    typeof source === 'string' || 'kind' in source || (type.kind !== 'texture' && type.kind !== 'storageTexture')
      ? []
      : [{ name: names.value(source, type), type, source, binding: binding++, samplerBinding: names.samplers.has(source) ? binding++ : undefined }],
  )
}

export const textureLines = (textures: readonly ProgramTexture[], dialect: Dialect, names: Names): readonly string[] =>
  textures.flatMap(({ name, type, source, binding, samplerBinding }) => {
    const sampler = names.samplers.get(source)
    return [
      `@group(0) @binding(${binding}) var ${name}: ${typeText(type, dialect, names)};`,
      ...(sampler && type.kind === 'texture' ? [`@group(0) @binding(${samplerBinding}) var ${names.of(sampler, sampler.name)}: ${type.wgslSampler};`] : []),
    ]
  })
