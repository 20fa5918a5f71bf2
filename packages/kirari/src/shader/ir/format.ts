/** Texel formats by their WebGPU names, and the properties in a name. Each backend maps them to its own enums. */

type Channels = 'r' | 'rg' | 'rgba'
/** Formats of uploaded textures. */
export type TexelFormat = `${Channels}${'8unorm' | '8snorm' | `${8 | 16 | 32}${'uint' | 'sint'}` | '16float' | '32float'}` | 'depth32float'

/** Renderable formats. */
export const targetFormats = [
  'r8unorm',
  'rg8unorm',
  'rgba8unorm',
  'r16float',
  'rg16float',
  'rgba16float',
  'r32float',
  'rg32float',
  'rgba32float',
  'rg11b10ufloat',
  'r8uint',
  'rg8uint',
  'rgba8uint',
  'r32uint',
  'rg32uint',
  'rgba32uint',
  'r32sint',
  'rg32sint',
  'rgba32sint',
] as const
/** Texel formats that steps can draw into, by their WebGPU names. */
export type TargetFormat = (typeof targetFormats)[number]

export const depthFormats = ['depth16unorm', 'depth24plus', 'depth32float'] as const
export type DepthFormat = (typeof depthFormats)[number]

/** Texel formats that a shader can write, by their WebGPU names. */
export type StorageFormat =
  | 'rgba8unorm'
  | 'rgba8snorm'
  | 'rgba8uint'
  | 'rgba8sint'
  | 'rgba16uint'
  | 'rgba16sint'
  | 'rgba16float'
  | 'r32uint'
  | 'r32sint'
  | 'r32float'
  | 'rg32uint'
  | 'rg32sint'
  | 'rg32float'
  | 'rgba32uint'
  | 'rgba32sint'
  | 'rgba32float'

/** The scalar type of a texel in shaders. */
export type FormatScalar = 'float' | 'int' | 'uint'

export interface FormatInfo {
  readonly components: 1 | 2 | 3 | 4
  /** Bits of the first component. */
  readonly bits: number
  /** The encoding of a component: unorm, snorm, uint, sint, float or ufloat. */
  readonly encoding: string
  readonly scalar: FormatScalar
  readonly texelBytes: number
}

/** The properties in the name of a format; callers that read bytes handle sRGB and channel order. */
export const formatInfo = (name: string): FormatInfo => {
  const [, letters = '', bits = '', more = '', encoding = ''] = /^([a-z]+)(\d+)((?:[a-z]\d+)*)([a-z]+)/.exec(name) ?? []
  // Only `rg11b10ufloat` has components of different sizes: it packs three into one word.
  const components = name.startsWith('depth') ? 1 : ((letters.length + more.length / 3) as FormatInfo['components'])
  return {
    components,
    bits: Number(bits),
    encoding,
    scalar: encoding === 'uint' ? 'uint' : encoding === 'sint' ? 'int' : 'float',
    texelBytes: more ? 4 : (components * Number(bits)) / 8,
  }
}
