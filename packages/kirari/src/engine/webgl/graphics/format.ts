/** WebGL2 enums of texel formats, and fallbacks for formats that are not renderable. */
import { formatInfo, type DepthFormat, type FormatInfo, type TargetFormat, type TexelFormat } from '../../../shader/ir/format.ts'
import type { Fallback } from '../../device/graphics.ts'
import type { State } from './state.ts'

/** A format and its WebGL2 enum. */
export interface FormatCode extends FormatInfo {
  readonly name: TexelFormat | TargetFormat
  /** The sized format. */
  readonly internal: number
}

/** Sized formats, as in the WebGL2 specification. */
const internals: Readonly<Record<TexelFormat | TargetFormat | DepthFormat, number>> = {
  r8unorm: 0x8229,
  rg8unorm: 0x822b,
  rgba8unorm: 0x8058,
  r8snorm: 0x8f94,
  rg8snorm: 0x8f95,
  rgba8snorm: 0x8f97,
  r8uint: 0x8232,
  rg8uint: 0x8238,
  rgba8uint: 0x8d7c,
  r8sint: 0x8231,
  rg8sint: 0x8237,
  rgba8sint: 0x8d8e,
  r16uint: 0x8234,
  rg16uint: 0x823a,
  rgba16uint: 0x8d76,
  r16sint: 0x8233,
  rg16sint: 0x8239,
  rgba16sint: 0x8d88,
  r32uint: 0x8236,
  rg32uint: 0x823c,
  rgba32uint: 0x8d70,
  r32sint: 0x8235,
  rg32sint: 0x823b,
  rgba32sint: 0x8d82,
  r16float: 0x822d,
  rg16float: 0x822f,
  rgba16float: 0x881a,
  r32float: 0x822e,
  rg32float: 0x8230,
  rgba32float: 0x8814,
  rg11b10ufloat: 0x8c3a,
  depth16unorm: 0x81a5,
  depth24plus: 0x81a6,
  depth32float: 0x8cac,
}
export const internalOf = (name: DepthFormat): number => internals[name]
export const codeOf = (name: FormatCode['name']): FormatCode => ({ ...formatInfo(name), name, internal: internals[name] })
/** The format of a sized format; `rgba8unorm` for SRGB8_ALPHA8, which has the same bytes. */
export const codeOfInternal = (internal: number): FormatCode =>
  // The keys of the table. The only depth format of uploaded textures is depth32float.
  codeOf((Object.keys(internals) as FormatCode['name'][]).find((name) => internals[name] === internal) ?? 'rgba8unorm')

// Unsized formats by count of components, and types by component.
const pixelFormats = [0x1903, 0x8227, 0x1908, 0x1908]
const integerPixelFormats = [0x8d94, 0x8228, 0x8d99, 0x8d99]
const DEPTH_COMPONENT = 0x1902
const types: Readonly<Record<string, number>> = {
  '8unorm': 0x1401,
  '8uint': 0x1401,
  '8snorm': 0x1400,
  '8sint': 0x1400,
  '16uint': 0x1403,
  '16sint': 0x1402,
  '32uint': 0x1405,
  '32sint': 0x1404,
  '16float': 0x140b,
  '32float': 0x1406,
}
/** The `internalformat`, `format` and `type` for `texImage2D`. */
export const uploadCode = (name: TexelFormat): { readonly internal: number; readonly format: number; readonly type: number } => {
  const { components, scalar, bits, encoding, internal } = codeOf(name)
  const format = name === 'depth32float' ? DEPTH_COMPONENT : (scalar === 'float' ? pixelFormats : integerPixelFormats)[components - 1]
  return { internal, format: format ?? 0, type: types[`${bits}${encoding}`] ?? 0 }
}

/** Formats of equal component count, by descending precision: fallbacks are tried in this order. */
const fallbacks: readonly (readonly TargetFormat[])[] = [
  ['r32float', 'r16float', 'r8unorm'],
  ['rg32float', 'rg16float', 'rg8unorm'],
  ['rgba32float', 'rgba16float', 'rgba8unorm'],
  ['rg11b10ufloat', 'rgba8unorm'],
]

const renderable = new WeakMap<State, Map<TargetFormat, boolean>>()

/** Whether a format is renderable: tested once, with a framebuffer of one pixel. */
export const isRenderable = (state: State, format: TargetFormat): boolean => {
  const { gl } = state
  let answers = renderable.get(state)
  if (!answers) renderable.set(state, (answers = new Map<TargetFormat, boolean>()))
  const cached = answers.get(format)
  if (cached !== undefined) return cached
  // The first extension makes all float formats renderable; the second, on old phones, those of 16 bits.
  if (!gl.getExtension('EXT_color_buffer_float')) gl.getExtension('EXT_color_buffer_half_float')
  const framebuffer = gl.createFramebuffer()
  const pixel = gl.createRenderbuffer()
  gl.bindRenderbuffer(gl.RENDERBUFFER, pixel)
  gl.renderbufferStorage(gl.RENDERBUFFER, internals[format], 1, 1)
  state.drawInto(framebuffer)
  gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, pixel)
  // An unsupported format raises an error; clear it.
  const isComplete = gl.checkFramebufferStatus(gl.DRAW_FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE
  gl.getError()
  state.drawInto(null)
  gl.deleteFramebuffer(framebuffer)
  gl.deleteRenderbuffer(pixel)
  if (gl.isContextLost()) return true
  answers.set(format, isComplete)
  return isComplete
}

/** The wanted format, or its first renderable fallback, which is reported. */
export const renderableFormat = (state: State, wanted: TargetFormat, targetName: string, onFallback: (fallback: Fallback) => void): FormatCode => {
  const formats = fallbacks.find((list) => list.includes(wanted)) ?? [wanted]
  const got = formats.slice(formats.indexOf(wanted)).find((format) => isRenderable(state, format)) ?? wanted
  if (got !== wanted) onFallback({ wanted: `${wanted} of ${targetName}`, got, reason: 'this GPU cannot draw into it' })
  return codeOf(got)
}

/** Whether linear filtering is supported; for 32-bit floats it needs an extension. */
export const isFilterable = ({ gl }: State, { bits, scalar }: FormatCode): boolean =>
  scalar === 'float' && (bits < 32 || gl.getExtension('OES_texture_float_linear') !== null)
