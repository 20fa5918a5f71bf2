/** Texel formats by their names in WebGPU, as WebGL2 has them, and what is taken where one cannot be drawn into. */
import type { DepthFormat, TargetFormat } from '../../../shader/ir/resource.ts'
import type { Fallback } from '../../device/graphics.ts'
import { formatSize } from '../../step/fit.ts'
import type { State } from './state.ts'

export interface FormatCode {
  readonly name: TargetFormat
  readonly internal: number
  readonly components: 1 | 2 | 3 | 4
  readonly scalar: 'float' | 'int' | 'uint'
  readonly bits: 8 | 11 | 16 | 32
}

/** Numbers as in the WebGL2 specification. */
const internals: Readonly<Record<TargetFormat, number>> = {
  r8unorm: 0x8229,
  rg8unorm: 0x822b,
  rgba8unorm: 0x8058,
  r16float: 0x822d,
  rg16float: 0x822f,
  rgba16float: 0x881a,
  r32float: 0x822e,
  rg32float: 0x8230,
  rgba32float: 0x8814,
  rg11b10ufloat: 0x8c3a,
  r8uint: 0x8232,
  rg8uint: 0x8238,
  rgba8uint: 0x8d7c,
  r32uint: 0x8236,
  rg32uint: 0x823c,
  rgba32uint: 0x8d70,
  r32sint: 0x8235,
  rg32sint: 0x823b,
  rgba32sint: 0x8d82,
}
/** Bits of a component are the first number in the name. */
const bitsOf = (name: TargetFormat): FormatCode['bits'] => {
  const bits = Number(/\d+/.exec(name)?.[0])
  return bits === 8 || bits === 11 || bits === 16 ? bits : 32
}
const codeOf = (name: TargetFormat): FormatCode => ({
  name,
  internal: internals[name],
  components: formatSize(name),
  scalar: name.endsWith('uint') ? 'uint' : name.endsWith('sint') ? 'int' : 'float',
  bits: bitsOf(name),
})
export const depthCodes: Readonly<Record<DepthFormat, number>> = { depth16unorm: 0x81a5, depth24plus: 0x81a6, depth32float: 0x8cac }

/** Of formats with as many components, by their precision: what is tried in this order. */
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
