/**
 * What is behind a texture in the application: its picture, as numbers or as something a platform can read, and how it is read.
 * Both are checked when they are set.
 */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { ExternalImage, PixelData, PixelImage, SamplerSettings, TextureBinder, UniformSource, UniformValue } from '../../ir/expr.ts'
import { floatType, intType, type ResourceType } from '../../ir/type.ts'
import { textureBinder } from '../../proc/texture.ts'
import { externalOf, type GivenImage } from './image.ts'

export class TextureSource implements UniformSource {
  readonly type: ResourceType
  readonly name: string | undefined
  readonly sampler: SamplerSettings
  readonly binder: TextureBinder = textureBinder
  /** The target it is a picture of: set once, by `target`. */
  attachment: UniformSource['attachment']
  /** A texture has texels in place of a value. */
  readonly value: UniformValue = []
  readonly #listeners = new Set<() => void>()
  #given: GivenImage | undefined
  #external: ExternalImage | undefined
  #version = 0
  /** Stops listening to what changes by itself. */
  #stop: (() => void) | undefined

  constructor(type: ResourceType, name: string | undefined, sampler: SamplerSettings) {
    this.type = type
    this.name = name
    this.sampler = sampler
  }

  get given(): GivenImage | undefined {
    return this.#given
  }

  get image(): PixelImage | undefined {
    // What is not external is numbers.
    return this.#external ? undefined : (this.#given as PixelImage | undefined)
  }

  get external(): ExternalImage | undefined {
    return this.#external
  }

  get version(): number {
    return this.#version
  }

  set(given: GivenImage | undefined, below: unknown): void {
    if (given === this.#given) return
    if (given !== undefined && (typeof given !== 'object' || given === null)) return fail(notAValue('a picture', given), below)
    const external = given && externalOf(given, this.type, below)
    // As above.
    if (given && !external) checkImage(this.type, given as PixelImage, below)
    this.#given = given
    this.#external = external
    this.#follow()
    this.update()
  }

  /** The same picture has other texels. */
  update(): void {
    this.#version++
    this.#tell()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    if (!this.#stop) this.#follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#follow()
    }
  }

  /** What changes by itself is listened to while someone listens here. */
  #follow(): void {
    this.#stop?.()
    this.#stop = this.#listeners.size > 0 ? this.#external?.subscribe?.(() => this.#tell()) : undefined
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Size of a level: half of the one before, rounded down, at least 1. */
const levelSize = (size: number, level: number): number => Math.max(1, size >> level)

const checkImage = (type: ResourceType, image: PixelImage, below: unknown): void => {
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
/** What the texels of a texture can be given as. */
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

/** What a texture of this type can be told about how it is read. */
const settingsOf = (type: ResourceType): readonly string[] => {
  if (type.kind === 'storageTexture') return []
  if (type.depth) return ['filter', 'mipmap', 'wrap', 'compare']
  return type.scalar === floatType ? ['filter', 'mipmap', 'wrap', 'anisotropy'] : ['wrap']
}

export const checkSettings = (type: ResourceType, settings: SamplerSettings, below: unknown): void => {
  const possible = settingsOf(type)
  for (const [name, value] of Object.entries({ ...settings })) {
    if (value === undefined) continue
    if (!possible.includes(name)) return fail(notAValue(`${['name', 'value', ...possible].join(', ')} as options of ${type.name}`, name), below)
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

const wordsFor = (name: string): string =>
  (name === 'wrap' ? wraps : (Object.entries<readonly unknown[]>(allowed).find(([known]) => known === name)?.[1] ?? [])).join(' or ')
