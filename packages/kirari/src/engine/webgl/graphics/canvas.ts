/**
 * The canvas as a surface. Contexts are created without depth and antialiasing, which most frames do not need. If a step needs them, or
 * the previous frame, steps draw into renderbuffers that are copied to the canvas when the frame ends.
 * Hot: everything here runs every frame and allocates nothing.
 */
import type { Memory } from './memory.ts'
import type { State } from './state.ts'
import { clearAttachment, type RenderPass, type Surface } from './surface.ts'

export interface Canvas extends Surface {
  readonly samples: 1 | 4
  /** Counts a step that needs a depth buffer; each call needs one `dropDepth`. */
  needDepth(): void
  dropDepth(): void
  begin(width: number, height: number): void
  /** Copies the renderbuffers to the drawing buffer. */
  end(): void
  dispose(): void
}

interface Buffers {
  readonly width: number
  readonly height: number
  readonly hasDepth: boolean
  readonly framebuffer: WebGLFramebuffer
  readonly renderbuffers: readonly WebGLRenderbuffer[]
}

export const createCanvas = (state: State, memory: Memory, samples: 1 | 4): Canvas => {
  const { gl } = state
  let width = 1
  let height = 1
  let bufferWidth = 1
  let bufferHeight = 1
  let isEmpty = true
  let depthUsers = 0
  /** Whether frames draw on top of the previous one. */
  let preserves = false
  let buffers: Buffers | undefined
  const transparent = new Float32Array(4)
  const far = new Float32Array([1])

  const make = (hasDepth: boolean): Buffers => {
    const attach = (internal: number, point: number): WebGLRenderbuffer => {
      const buffer = gl.createRenderbuffer()
      gl.bindRenderbuffer(gl.RENDERBUFFER, buffer)
      if (samples > 1) gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, internal, width, height)
      else gl.renderbufferStorage(gl.RENDERBUFFER, internal, width, height)
      gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, point, gl.RENDERBUFFER, buffer)
      return buffer
    }
    const framebuffer = gl.createFramebuffer()
    state.drawInto(framebuffer)
    const renderbuffers = [attach(gl.RGBA8, gl.COLOR_ATTACHMENT0), ...(hasDepth ? [attach(gl.DEPTH_COMPONENT24, gl.DEPTH_ATTACHMENT)] : [])]
    memory.check('the canvas')
    memory.textures += renderbuffers.length
    state.colorMask(true, true, true, true)
    state.depthMask(true)
    state.noScissor()
    gl.clearBufferfv(gl.COLOR, 0, transparent)
    if (hasDepth) gl.clearBufferfv(gl.DEPTH, 0, far)
    return { width, height, hasDepth, framebuffer, renderbuffers }
  }
  const free = (): void => {
    if (!buffers) return
    gl.deleteFramebuffer(buffers.framebuffer)
    for (const renderbuffer of buffers.renderbuffers) gl.deleteRenderbuffer(renderbuffer)
    memory.textures -= buffers.renderbuffers.length
    buffers = undefined
  }
  const fit = (): void => {
    const isWanted = samples > 1 || depthUsers > 0 || preserves
    if (buffers && isWanted && buffers.width === width && buffers.height === height && buffers.hasDepth === depthUsers > 0) return
    free()
    if (isWanted) buffers = make(depthUsers > 0)
  }
  /** False if the drawing buffer is larger than the frame. */
  const fillsFramebuffer = (): boolean => buffers !== undefined || (bufferWidth === width && bufferHeight === height)
  const clear = (pass: RenderPass): void => {
    const color = pass.clear?.[0]
    const clearsColor = color !== undefined && !pass.overwrites
    const clearsDepth = pass.clearDepth !== undefined && buffers?.hasDepth === true
    if (!clearsColor && !clearsDepth) return
    if (fillsFramebuffer()) state.noScissor()
    else state.scissor(0, 0, width, height)
    if (clearsColor) {
      state.colorMask(true, true, true, true)
      clearAttachment(gl, 0, color)
    }
    if (!clearsDepth || !pass.clearDepth) return
    state.depthMask(true)
    gl.clearBufferfv(gl.DEPTH, 0, pass.clearDepth)
  }

  return {
    get width() {
      return width
    },
    get height() {
      return height
    },
    samples,
    get fillsFramebuffer() {
      return fillsFramebuffer()
    },
    needDepth() {
      depthUsers++
    },
    dropDepth() {
      depthUsers--
    },
    begin(nextWidth, nextHeight) {
      width = nextWidth
      height = nextHeight
      bufferWidth = gl.drawingBufferWidth
      bufferHeight = gl.drawingBufferHeight
      isEmpty = true
      fit()
    },
    beginPass(pass) {
      const isFirst = isEmpty
      isEmpty = false
      if (isFirst && !pass.clear && !buffers) {
        // Browsers discard the drawing buffer after presenting it.
        preserves = true
        fit()
      }
      state.drawInto(buffers ? buffers.framebuffer : null)
      if (isFirst) clear(pass)
    },
    endPass() {},
    end() {
      if (!buffers) {
        // A frame without draws leaves the canvas transparent.
        if (!isEmpty) return
        state.drawInto(null)
        clear(emptyPass)
        return
      }
      if (isEmpty && !preserves) clear(emptyPass)
      state.noScissor()
      state.readFrom(buffers.framebuffer)
      state.drawInto(null)
      gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST)
    },
    dispose: free,
  }
}

const emptyPass: RenderPass = { colors: [0], readsTarget: false, overwrites: false, clear: [/*#__PURE__*/ new Float32Array(4)], clearDepth: undefined }
