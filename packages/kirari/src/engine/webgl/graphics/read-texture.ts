/** Reads textures back: attachments of targets, with a detour for depth, and uploaded textures. */
import { noFeature } from '#explain-frame'
import type { PixelImage, UniformSource } from '../../../shader/ir/expr.ts'
import { arrayOf } from '../../device/texels.ts'
import { EngineError } from '../../message/error.ts'
import { link } from '../compile.ts'
import { isRenderable, codeOf, codeOfInternal, type FormatCode } from './format.ts'
import type { RenderContext } from './render-context.ts'
import { readPixels, type Numbers, type ReadKind } from './read.ts'
import type { Target } from './target.ts'

/** Keeps the components that the format has, out of the four per texel that WebGL2 reads. Integers get the array type of the format. */
const packed = (numbers: Numbers, { name, components, scalar }: Pick<FormatCode, 'name' | 'components' | 'scalar'>): PixelImage['data'] => {
  // WebGL2 reads integers of every size as 32 bits.
  const from = scalar === 'float' ? numbers : (arrayOf(name)?.from(numbers) ?? numbers)
  if (components === 4) return from
  const data = from.slice(0, (from.length / 4) * components)
  for (let texel = 0; texel < from.length / 4; texel++) for (let i = 0; i < components; i++) data[texel * components + i] = from[texel * 4 + i] ?? 0
  return data
}

const kindOf = ({ scalar, bits }: FormatCode): ReadKind => (scalar !== 'float' ? scalar : bits === 8 ? 'byte' : 'float')

export const readTarget = async (render: RenderContext, target: Target, at: number): Promise<PixelImage> => {
  const { state } = render
  const { width, height } = target
  const format = target.settings.attachments[at]?.format
  if (!format) return readDepth(render, target, at)
  const framebuffer = target.readable(at)
  state.drawInto(null)
  // PixelImage has no three components, so they become four.
  const components = format.components === 3 ? 4 : format.components
  return { width, height, data: packed(await readPixels(state, framebuffer, width, height, kindOf(format)), { ...format, components }) }
}

/** A full-screen triangle that draws depth as red: WebGL2 cannot read depth. */
const depthText = {
  vertex: '#version 300 es\nvoid main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1); }',
  fragment: `#version 300 es
precision highp float;
uniform highp sampler2D depths;
out vec4 color;
void main() { color = vec4(texelFetch(depths, ivec2(gl_FragCoord.xy), 0).r, 0, 0, 1); }`,
}

const readDepth = async ({ state }: RenderContext, target: Target, at: number): Promise<PixelImage> => {
  const { gl, context } = state
  // A target with depth alone has not enabled float formats.
  if (!isRenderable(state, 'r32float')) throw new EngineError(noFeature('depths that can be read back', 'use WebGPU'))
  const program = await link(context, depthText, (logs) => new Error(`please report: ${logs.fragment}`))
  const { width, height } = target
  target.prepare(at)
  const [texture, framebuffer] = [gl.createTexture(), gl.createFramebuffer()]
  state.selectTexture(0, gl.TEXTURE_2D, texture)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.R32F, width, height)
  state.drawInto(framebuffer)
  gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  target.bind(at, 0)
  state.useProgram(program)
  // Restored after the draw, because `state` caches the viewport. Four numbers by the specification.
  const [x = 0, y = 0, viewWidth = 0, viewHeight = 0] = gl.getParameter(gl.VIEWPORT) as Int32Array
  gl.viewport(0, 0, width, height)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  gl.viewport(x, y, viewWidth, viewHeight)
  state.drawInto(null)
  const numbers = await readPixels(state, framebuffer, width, height, 'float')
  gl.deleteFramebuffer(framebuffer)
  state.forgetTexture(texture)
  gl.deleteTexture(texture)
  gl.deleteProgram(program)
  return { width, height, data: packed(numbers, codeOf('r32float')) }
}

/** Reads an uploaded texture, slice after slice. */
export const readUploaded = async ({ state, textures }: RenderContext, source: UniformSource): Promise<PixelImage> => {
  const { gl } = state
  const uploaded = textures.acquire(source)
  const framebuffer = gl.createFramebuffer()
  try {
    // Float formats are readable only if renderable; this enables the extension.
    isRenderable(state, 'rgba32float')
    uploaded.update()
    const { target, texture, shape } = uploaded
    const { width, height, depth, internal } = shape
    const format = codeOfInternal(internal)
    const kind = kindOf(format)
    const read = async (slice: number): Promise<Numbers> => {
      state.drawInto(framebuffer)
      if (target === gl.TEXTURE_2D) gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, target, texture, 0)
      else if (target === gl.TEXTURE_CUBE_MAP)
        gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_CUBE_MAP_POSITIVE_X + slice, texture, 0)
      else gl.framebufferTextureLayer(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, texture, 0, slice)
      const isComplete = gl.checkFramebufferStatus(gl.DRAW_FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE
      state.drawInto(null)
      if (!isComplete) throw new EngineError(noFeature('textures of this format that can be read back', 'draw it into a target, and read that'))
      return readPixels(state, framebuffer, width, height, kind)
    }
    const slices: Numbers[] = []
    // Sequential: all slices use one framebuffer.
    for (let slice = 0; slice < depth; slice++) slices.push(await read(slice))
    const [first = new Uint8Array()] = slices
    const data = packed(slices.length > 1 ? joinSlices(slices, first) : first, format)
    return { width, height, ...(depth > 1 && { depth }), data }
  } finally {
    gl.deleteFramebuffer(framebuffer)
    textures.release(source)
  }
}

const joinSlices = (slices: readonly Numbers[], first: Numbers): Numbers => {
  const length = first.length * slices.length
  const all =
    first instanceof Float32Array
      ? new Float32Array(length)
      : first instanceof Int32Array
        ? new Int32Array(length)
        : first instanceof Uint32Array
          ? new Uint32Array(length)
          : new Uint8Array(length)
  for (const [i, slice] of slices.entries()) all.set(slice, i * first.length)
  return all
}
