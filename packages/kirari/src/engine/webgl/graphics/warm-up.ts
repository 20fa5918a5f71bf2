/** Warms up a program: drivers finish compiling at the first draw, so it is drawn once, off-screen, into one pixel with the formats of its framebuffer. */
import { finished } from '../compile.ts'
import type { Linked } from './program.ts'
import type { State } from './state.ts'

/** The properties of a framebuffer that drivers compile a program for, as sized formats. */
export interface FramebufferFormats {
  /** In the order of the outputs. */
  readonly colors: readonly number[]
  readonly depth: number | undefined
  readonly samples: 1 | 4
}

/** `draw` sets the state of a step and draws into the bound framebuffer. Runs once for each program and formats; later calls wait for the same draw. */
export const warmUp = (state: State, linked: Linked, formats: FramebufferFormats, draw: () => void): Promise<void> => {
  const { colors, depth, samples } = formats
  const key = `${colors.join()} ${depth ?? ''} ${samples}`
  let done = linked.warmUps.get(key)
  if (!done) linked.warmUps.set(key, (done = drawOnce(state, formats, draw)))
  // Preparing the step may have changed the state, too.
  state.finish()
  return done
}

const drawOnce = (state: State, { colors, depth, samples }: FramebufferFormats, draw: () => void): Promise<void> => {
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
  const pixels = colors.map((internal, i) => attach(internal, gl.COLOR_ATTACHMENT0 + i))
  if (depth !== undefined) pixels.push(attach(depth, gl.DEPTH_ATTACHMENT))
  gl.drawBuffers(colors.length > 0 ? colors.map((_, i) => gl.COLOR_ATTACHMENT0 + i) : [gl.NONE])
  draw()
  state.drawInto(null)
  gl.deleteFramebuffer(framebuffer)
  for (const pixel of pixels) gl.deleteRenderbuffer(pixel)
  return finished(gl)
}
