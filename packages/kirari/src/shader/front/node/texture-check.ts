/** Validates the pixel data and the sampler settings of textures. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { PixelData, PixelImage, SamplerSettings } from '../../ir/expr.ts'
import { floatType, intType, type ResourceType } from '../../ir/type.ts'

/** The size of a mip level: half the previous one, rounded down, at least 1. */
const levelSize = (size: number, level: number): number => Math.max(1, size >> level)

export const checkImage = (type: ResourceType, image: PixelImage, below: unknown): void => {
  const { width, height, depth = type.dimension === 'cube' ? 6 : 1, data, mipmaps = [] } = image
  const isSize = (size: number): boolean => Number.isInteger(size) && size >= 1
  if (!isSize(width) || !isSize(height) || !isSize(depth)) return fail(notAValue('a picture with a width, height and depth of at least 1', image), below)
  if (type.dimension === '2d' && depth !== 1) return fail(notAValue(`a picture of one slice for ${type.name}`, depth), below)
  if (type.dimension === 'cube' && (depth !== 6 || width !== height)) return fail(notAValue('six square faces for a cube', image), below)
  const levels = [data, ...mipmaps]
  for (const [level, numbers] of levels.entries()) {
    const kinds = dataKinds(type)
    if (!kinds.some((kind) => numbers instanceof kind))
      return fail(notAValue(`${kinds.map((kind) => kind.name).join(' or ')} for ${type.name}`, numbers), below)
    const slices = type.dimension === '3d' ? levelSize(depth, level) : depth
    const texels = levelSize(width, level) * levelSize(height, level) * slices
    const components = numbers.length / texels
    if (![1, 2, 4].includes(components) || (components !== 1 && type.kind === 'texture' && type.depth) || components !== data.length / (width * height * depth))
      return fail(notAValue(`${texels} texels in level ${level}, each of 1, 2 or 4 numbers`, numbers.length), below)
  }
}

type DataKind = { new (length: number): PixelData; readonly name: string }
/** The typed arrays that can hold the texels of a texture. */
const dataKinds = (type: ResourceType): readonly DataKind[] => {
  if (type.kind === 'texture' && type.depth) return [Float32Array]
  if (type.scalar === floatType) return [Uint8Array, Uint8ClampedArray, Int8Array, Float32Array]
  return type.scalar === intType ? [Int8Array, Int16Array, Int32Array] : [Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array]
}

const allowed = {
  filter: ['nearest', 'linear'],
  mipmap: ['none', 'nearest', 'linear'],
  compare: ['less', 'less-equal', 'greater', 'greater-equal', 'equal', 'not-equal', 'always', 'never'],
} as const satisfies { readonly [K in keyof SamplerSettings]?: readonly SamplerSettings[K][] }
const wraps: readonly unknown[] = ['repeat', 'mirror', 'clamp']

/** The sampler settings of a texture type. */
const settingsOf = (type: ResourceType): readonly string[] => {
  if (type.kind === 'storageTexture') return []
  if (type.depth) return ['filter', 'mipmap', 'wrap', 'compare']
  return type.scalar === floatType ? ['filter', 'mipmap', 'wrap', 'anisotropy'] : ['wrap']
}

/** `also` lists the options that are allowed besides the settings. */
export const checkSettings = (type: ResourceType, settings: SamplerSettings, also: readonly string[], below: unknown): void => {
  const possible = settingsOf(type)
  for (const [name, value] of Object.entries({ ...settings })) {
    if (value === undefined) continue
    if (!possible.includes(name)) return fail(notAValue(`${[...also, ...possible].join(', ') || 'none'} as options of ${type.name}`, name), below)
    const isRight =
      name === 'wrap'
        ? [value].flat().every((one) => wraps.includes(one)) && (!Array.isArray(value) || value.length === (type.dimension === '3d' ? 3 : 2))
        : name === 'anisotropy'
          ? Number.isInteger(value) && Number(value) >= 1
          : Object.entries<readonly unknown[]>(allowed).some(([known, words]) => known === name && words.includes(value))
    if (!isRight) return fail(notAValue(`${name === 'anisotropy' ? 'a whole number from 1' : wordsFor(name)} as ${name}`, value), below)
  }
  const { anisotropy = 1, filter = 'linear', mipmap = 'none' } = settings
  if (anisotropy > 1 && (filter !== 'linear' || mipmap !== 'linear'))
    return fail(notAValue("filter 'linear' and mipmap 'linear' beside anisotropy", filter === 'linear' ? mipmap : filter), below)
}

/** Pixel data for one call, with its sampler settings. Untyped callers may have put a setting beside `data` instead of into `sampler`: the error says so. */
export const checkArgumentImage = (type: ResourceType, image: PixelImage & { readonly sampler?: SamplerSettings }, below: unknown): void => {
  const beside = settingsOf(type).find((name) => name in image)
  if (beside !== undefined) return fail(notAValue(`sampler: { ${beside}: … } beside the data of a ${type.name}`, beside), below)
  checkSettings(type, image.sampler ?? {}, [], below)
  checkImage(type, image, below)
}

const wordsFor = (name: string): string =>
  (name === 'wrap' ? wraps : (Object.entries<readonly unknown[]>(allowed).find(([known]) => known === name)?.[1] ?? [])).join(' or ')
