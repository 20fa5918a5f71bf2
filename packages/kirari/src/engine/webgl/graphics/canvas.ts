/**
 * The canvas as something to draw into. Contexts are made without depth and smoothing, which most pictures do without; where a step
 * wants them, or the picture before, it is drawn into a buffer of our own and brought over when the frame ends.
 * Hot: everything here runs every frame and allocates nothing. Must not know: steps.
 */
import type { Memory } from './memory.ts'
import type { State } from './state.ts'
import { clearPicture, type Drawing, type Surface } from './surface.ts'

export interface Canvas extends Surface {
  readonly samples: 1 | 4
  /** Steps that need depths; `dropDepth` must follow, once. */
  needDepth(): void
  dropDepth(): void
  begin(width: number, height: number): void
  /** Brings the picture to the drawing buffer. */
  end(): void
  dispose(): void
}

interface Buffers {
  readonly width: number
  readonly height: number
  readonly hasDepth: boolean
  readonly framebuffer: WebGLFramebuffer
  readonly parts: readonly WebGLRenderbuffer[]
}

export const createCanvas = (state: State, memory: Memory, samples: 1 | 4): Canvas => {
  const { gl } = state
  let width = 1
  let height = 1
  let bufferWidth = 1
  let bufferHeight = 1
  let isEmpty = true
  let depthUsers = 0
  /** Whether a picture has to outlive its frame. */
  let keeps = false
  let buffers: Buffers | undefined
  const transparent = new Float32Array(4)
  const far = new Float32Array([1])

  const make = (hasDepth: boolean): Buffers => {
    const part = (internal: number, point: number): WebGLRenderbuffer => {
      const buffer = gl.createRenderbuffer()
      gl.bindRenderbuffer(gl.RENDERBUFFER, buffer)
      if (samples > 1) gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, internal, width, height)
      else gl.renderbufferStorage(gl.RENDERBUFFER, internal, width, height)
      gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, point, gl.RENDERBUFFER, buffer)
      return buffer
    }
    const framebuffer = gl.createFramebuffer()
    state.drawInto(framebuffer)
    const parts = [part(gl.RGBA8, gl.COLOR_ATTACHMENT0), ...(hasDepth ? [part(gl.DEPTH_COMPONENT24, gl.DEPTH_ATTACHMENT)] : [])]
    memory.check('the canvas')
    memory.textures += parts.length
    state.colorMask(true, true, true, true)
    state.depthMask(true)
    state.noScissor()
    gl.clearBufferfv(gl.COLOR, 0, transparent)
    if (hasDepth) gl.clearBufferfv(gl.DEPTH, 0, far)
    return { width, height, hasDepth, framebuffer, parts }
  }
  const free = (): void => {
    if (!buffers) return
    gl.deleteFramebuffer(buffers.framebuffer)
    for (const part of buffers.parts) gl.deleteRenderbuffer(part)
    memory.textures -= buffers.parts.length
    buffers = undefined
  }
  const fit = (): void => {
    const isWanted = samples > 1 || depthUsers > 0 || keeps
    if (buffers && isWanted && buffers.width === width && buffers.height === height && buffers.hasDepth === depthUsers > 0) return
    free()
    if (isWanted) buffers = make(depthUsers > 0)
  }
  /** The drawing buffer may be larger than the picture. */
  const isWhole = (): boolean => buffers !== undefined || (bufferWidth === width && bufferHeight === height)
  const clear = (drawing: Drawing): void => {
    const color = drawing.clear?.[0]
    const clearsColor = color !== undefined && !drawing.covers
    const clearsDepth = drawing.clearDepth !== undefined && buffers?.hasDepth === true
    if (!clearsColor && !clearsDepth) return
    if (isWhole()) state.noScissor()
    else state.scissor(0, 0, width, height)
    if (clearsColor) {
      state.colorMask(true, true, true, true)
      clearPicture(gl, 0, color)
    }
    if (!clearsDepth || !drawing.clearDepth) return
    state.depthMask(true)
    gl.clearBufferfv(gl.DEPTH, 0, drawing.clearDepth)
  }

  return {
    get width() {
      return width
    },
    get height() {
      return height
    },
    samples,
    get isWhole() {
      return isWhole()
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
    open(drawing) {
      const isFirst = isEmpty
      isEmpty = false
      if (isFirst && !drawing.clear && !buffers) {
        // Browsers forget a picture when they have shown it.
        keeps = true
        fit()
      }
      state.drawInto(buffers ? buffers.framebuffer : null)
      if (isFirst) clear(drawing)
    },
    close() {},
    end() {
      if (!buffers) {
        // A frame that draws nothing shows nothing.
        if (!isEmpty) return
        state.drawInto(null)
        clear(nothing)
        return
      }
      if (isEmpty && !keeps) clear(nothing)
      state.noScissor()
      state.readFrom(buffers.framebuffer)
      state.drawInto(null)
      gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST)
    },
    dispose: free,
  }
}

const nothing: Drawing = { pictures: [0], reads: false, covers: false, clear: [/*#__PURE__*/ new Float32Array(4)], clearDepth: undefined }
