/** The first drawing of a program, which drivers compile for: out of sight, into one pixel of the formats that it is made for. */
import { finished } from '../compile.ts'
import type { Linked } from './program.ts'
import type { State } from './state.ts'

/** What a program draws into, as far as drivers compile for it. */
export interface Shape {
  /** Formats of the colours, in the order of the outputs. */
  readonly internals: readonly number[]
  readonly depth: number | undefined
  readonly samples: 1 | 4
}

/** `draw` draws, with the state of its step; what it is drawn into is bound. Done once for a program and a shape, and waited for by all. */
export const warmUp = (state: State, linked: Linked, shape: Shape, draw: () => void): Promise<void> => {
  const { internals, depth, samples } = shape
  const key = `${internals.join()} ${depth ?? ''} ${samples}`
  let done = linked.shapes.get(key)
  if (!done) linked.shapes.set(key, (done = drawOnce(state, shape, draw)))
  // What was made for the step has bound things of its own.
  state.finish()
  return done
}

const drawOnce = (state: State, { internals, depth, samples }: Shape, draw: () => void): Promise<void> => {
  const { gl } = state
  const framebuffer = gl.createFramebuffer()
  state.drawInto(framebuffer)
  const attach = (internal: number, point: number): WebGLRenderbuffer => {
    const pixel = gl.createRenderbuffer()
    gl.bindRenderbuffer(gl.RENDERBUFFER, pixel)
    if (samples > 1) gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, internal, 1, 1)
    else gl.renderbufferStorage(gl.RENDERBUFFER, internal, 1, 1)
    gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, point, gl.RENDERBUFFER, pixel)
    return pixel
  }
  const pixels = internals.map((internal, i) => attach(internal, gl.COLOR_ATTACHMENT0 + i))
  if (depth !== undefined) pixels.push(attach(depth, gl.DEPTH_ATTACHMENT))
  gl.drawBuffers(internals.length > 0 ? internals.map((_, i) => gl.COLOR_ATTACHMENT0 + i) : [gl.NONE])
  draw()
  state.drawInto(null)
  gl.deleteFramebuffer(framebuffer)
  for (const pixel of pixels) gl.deleteRenderbuffer(pixel)
  return finished(gl)
}
