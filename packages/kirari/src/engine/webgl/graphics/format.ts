/** What WebGL2 calls texel formats, and what is used instead of one that cannot be drawn into. */
import { formatInfo, type DepthFormat, type FormatInfo, type TargetFormat, type TexelFormat } from '../../../shader/ir/format.ts'
import type { Fallback } from '../../device/graphics.ts'
import type { State } from './state.ts'

/** A format as WebGL2 has it. */
export interface FormatCode extends FormatInfo {
  readonly name: TexelFormat | TargetFormat
  /** The sized format. */
  readonly internal: number
}

/** Sized formats. Numbers as in the WebGL2 specification. */
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
/** That of a sized format. Decoded sRGB is not among them: its bytes are those of `rgba8unorm`. */
export const codeOfInternal = (internal: number): FormatCode =>
  // The names of the table; what a texture holds is no depth but of 32 bits.
  codeOf((Object.keys(internals) as FormatCode['name'][]).find((name) => internals[name] === internal) ?? 'rgba8unorm')

const layouts = [0x1903, 0x8227, 0x1908, 0x1908]
const integerLayouts = [0x8d94, 0x8228, 0x8d99, 0x8d99]
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
/** The sized format, and the layout and type of numbers on their way into it. */
export const uploadCode = (name: TexelFormat): { readonly internal: number; readonly layout: number; readonly type: number } => {
  const { components, scalar, bits, encoding, internal } = codeOf(name)
  const layout = name === 'depth32float' ? DEPTH_COMPONENT : (scalar === 'float' ? layouts : integerLayouts)[components - 1]
  return { internal, layout: layout ?? 0, type: types[`${bits}${encoding}`] ?? 0 }
}

/** Formats of as many components, by falling precision: the order in which they are tried. */
const chains: readonly (readonly TargetFormat[])[] = [
  ['r32float', 'r16float', 'r8unorm'],
  ['rg32float', 'rg16float', 'rg8unorm'],
  ['rgba32float', 'rgba16float', 'rgba8unorm'],
  ['rg11b10ufloat', 'rgba8unorm'],
]

const renderable = new WeakMap<State, Map<TargetFormat, boolean>>()

/** Asks the driver once, with a picture of one texel. */
export const canDraw = (state: State, format: TargetFormat): boolean => {
  const { gl } = state
  let known = renderable.get(state)
  if (!known) renderable.set(state, (known = new Map<TargetFormat, boolean>()))
  const answer = known.get(format)
  if (answer !== undefined) return answer
  // The first of these allows all formats of floats; the second, on old phones, those of 16 bits.
  if (!gl.getExtension('EXT_color_buffer_float')) gl.getExtension('EXT_color_buffer_half_float')
  const framebuffer = gl.createFramebuffer()
  const pixel = gl.createRenderbuffer()
  gl.bindRenderbuffer(gl.RENDERBUFFER, pixel)
  gl.renderbufferStorage(gl.RENDERBUFFER, internals[format], 1, 1)
  state.drawInto(framebuffer)
  gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, pixel)
  // An unknown format leaves an error behind, which belongs to no one else.
  const isComplete = gl.checkFramebufferStatus(gl.DRAW_FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE
  gl.getError()
  state.drawInto(null)
  gl.deleteFramebuffer(framebuffer)
  gl.deleteRenderbuffer(pixel)
  if (gl.isContextLost()) return true
  known.set(format, isComplete)
  return isComplete
}

/** The format, or the next one that can be drawn into, which is told. */
export const formatOf = (state: State, wanted: TargetFormat, of: string, onFallback: (fallback: Fallback) => void): FormatCode => {
  const chain = chains.find((formats) => formats.includes(wanted)) ?? [wanted]
  const rest = chain.slice(chain.indexOf(wanted))
  const got = rest.find((format) => canDraw(state, format)) ?? wanted
  if (got !== wanted) onFallback({ wanted: `${wanted} of ${of}`, got, reason: 'this GPU cannot draw into it' })
  return codeOf(got)
}

/** Whether numbers between texels can be read; for floats of 32 bits an extension says so. */
export const canFilter = ({ gl }: State, { bits, scalar }: FormatCode): boolean =>
  scalar === 'float' && (bits < 32 || gl.getExtension('OES_texture_float_linear') !== null)
