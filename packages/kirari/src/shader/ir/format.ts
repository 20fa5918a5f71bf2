/** Texel formats by their names in WebGPU, and what the names say. A backend keeps a table of its own for what it calls them. */

type Channels = 'r' | 'rg' | 'rgba'
/** Formats of the numbers that an application gives a texture. */
export type TexelFormat = `${Channels}${'8unorm' | '8snorm' | `${8 | 16 | 32}${'uint' | 'sint'}` | '16float' | '32float'}` | 'depth32float'

/** Formats that can be drawn into. */
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
/** Texel formats that can be drawn into, by their names in WebGPU. */
export type TargetFormat = (typeof targetFormats)[number]

export const depthFormats = ['depth16unorm', 'depth24plus', 'depth32float'] as const
export type DepthFormat = (typeof depthFormats)[number]

/** Texel formats that a shader can write, by their names in WebGPU. */
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

/** How shaders read the components of a texel. */
export type FormatScalar = 'float' | 'int' | 'uint'

export interface FormatInfo {
  readonly components: 1 | 2 | 3 | 4
  /** Bits of the first component. */
  readonly bits: number
  /** How a component is encoded: unorm, snorm, uint, sint, float or ufloat. */
  readonly encoding: string
  readonly scalar: FormatScalar
  readonly texelBytes: number
}

/** What the name of a format says; sRGB and the order of channels are left to who reads the bytes. */
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
