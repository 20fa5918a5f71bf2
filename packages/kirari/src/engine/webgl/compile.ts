/**
 * From the text of a program to one that WebGL2 draws without a stall. A driver compiles on its own time, and again at the first
 * draw; so the status is asked late, and the first draw goes to a target of one pixel while the canvas keeps its picture.
 */
import { driverRefused, readLog } from '#explain-engine'
import { ShaderError } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'
import type { Context } from './context.ts'

export const use = (context: Context, program: WebGLProgram): void => {
  if (context.program !== program) context.gl.useProgram((context.program = program))
}

const nextPoll = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 8))

/** What drivers say against a text: about each stage, and about both together. */
export interface Logs {
  readonly vertex: string
  readonly fragment: string
  readonly program: string
}
type Code = Pick<Program, 'vertex' | 'fragment'>

export const compile = async (context: Context, text: Program): Promise<WebGLProgram> => {
  const linked = await link(context, text, (logs) => new ShaderError(driverRefused(text, readLog(logs.fragment + logs.program))))
  await warm(context, linked)
  return linked
}

/** Compiles without a stall; it may stall at the first draw yet. It fails on a lost context, after the engine has heard of the loss. */
export const link = async (context: Context, code: Code, refused: (logs: Logs) => Error): Promise<WebGLProgram> => {
  // Numbers as in the WebGL2 specification: shorter than their names, once they are put in their places.
  const FRAGMENT_SHADER = 0x8b30
  const VERTEX_SHADER = 0x8b31
  const LINK_STATUS = 0x8b82
  const COMPLETION_STATUS_KHR = 0x91b1
  const { gl } = context
  // WebKit makes no shader there.
  if (gl.isContextLost()) throw new Error(await context.lost)
  const program = gl.createProgram()
  const attach = (type: number, source: string): WebGLShader => {
    // Null is the answer to an unknown type only.
    const shader = gl.createShader(type) as WebGLShader
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    // Deleting marks it: it goes with the program.
    gl.deleteShader(shader)
    return shader
  }
  const vertex = attach(VERTEX_SHADER, code.vertex)
  const fragment = attach(FRAGMENT_SHADER, code.fragment)
  gl.linkProgram(program)

  // Without the extension there is nothing to ask but the status itself, which waits.
  const isDone = gl.getExtension('KHR_parallel_shader_compile') ? (): unknown => gl.getProgramParameter(program, COMPLETION_STATUS_KHR) : (): boolean => true
  do await nextPoll()
  while (!isDone())
  if (!gl.getProgramParameter(program, LINK_STATUS) && !gl.isContextLost()) {
    const log = (shader: WebGLShader): string => gl.getShaderInfoLog(shader) ?? ''
    const error = refused({ vertex: log(vertex), fragment: log(fragment), program: gl.getProgramInfoLog(program) ?? '' })
    gl.deleteProgram(program)
    throw error
  }
  return program
}

/** Draws once, out of sight, and waits until the GPU has done it. */
const warm = async (context: Context, program: WebGLProgram): Promise<void> => {
  const FRAMEBUFFER = 0x8d40
  const RENDERBUFFER = 0x8d41
  const COLOR_ATTACHMENT0 = 0x8ce0
  const RGBA8 = 0x8058
  const TRIANGLES = 4
  const { gl } = context
  const target = gl.createFramebuffer()
  const pixel = gl.createRenderbuffer()
  gl.bindRenderbuffer(RENDERBUFFER, pixel)
  gl.renderbufferStorage(RENDERBUFFER, RGBA8, 1, 1)
  gl.bindFramebuffer(FRAMEBUFFER, target)
  gl.framebufferRenderbuffer(FRAMEBUFFER, COLOR_ATTACHMENT0, RENDERBUFFER, pixel)
  use(context, program)
  gl.drawArrays(TRIANGLES, 0, 3)
  gl.bindFramebuffer(FRAMEBUFFER, null)
  gl.deleteFramebuffer(target)
  gl.deleteRenderbuffer(pixel)
  await finished(gl)
}

/** Waits until the GPU has done what it was told, while the page goes on. */
export const finished = async (gl: WebGL2RenderingContext): Promise<void> => {
  const SYNC_GPU_COMMANDS_COMPLETE = 0x9117
  const SYNC_FLUSH_COMMANDS_BIT = 1
  const TIMEOUT_EXPIRED = 0x911b
  const fence = gl.fenceSync(SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  do await nextPoll()
  while (gl.clientWaitSync(fence, SYNC_FLUSH_COMMANDS_BIT, 0) === TIMEOUT_EXPIRED)
  gl.deleteSync(fence)
}
