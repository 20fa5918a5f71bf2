/**
 * Compiles a program for WebGL2 so that drawing does not stall. Drivers compile asynchronously, and again at the first draw, so this
 * queries the status late, and does the first draw into a target of one pixel while the canvas keeps its contents.
 */
import { driverRefused, readLog } from '#explain-engine'
import { ShaderError } from '../../shader/diagnostic/diagnostic.ts'
import type { Program } from '../../shader/ir/program.ts'
import type { Context } from './context.ts'

export const use = (context: Context, program: WebGLProgram): void => {
  if (context.program !== program) context.gl.useProgram((context.program = program))
}

const nextPoll = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 8))

/** The logs of a driver: for each stage, and for linking. */
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

/** Compiles and links without a stall, except at the first draw. Rejects on a lost context, after `lost` has resolved. */
export const link = async (context: Context, code: Code, refused: (logs: Logs) => Error): Promise<WebGLProgram> => {
  // Enum values of the WebGL2 specification: minifiers inline them.
  const FRAGMENT_SHADER = 0x8b30
  const VERTEX_SHADER = 0x8b31
  const LINK_STATUS = 0x8b82
  const COMPLETION_STATUS_KHR = 0x91b1
  const { gl } = context
  // On a lost context, createShader returns null in WebKit.
  if (gl.isContextLost()) throw new Error(await context.lost)
  const program = gl.createProgram()
  const attach = (type: number, source: string): WebGLShader => {
    // It returns null for unknown types only.
    const shader = gl.createShader(type) as WebGLShader
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    // Only marks it for deletion: it is deleted with the program.
    gl.deleteShader(shader)
    return shader
  }
  const vertex = attach(VERTEX_SHADER, code.vertex)
  const fragment = attach(FRAGMENT_SHADER, code.fragment)
  gl.linkProgram(program)

  // Without the extension, only the status itself can be queried, which blocks.
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

/** Draws once, off-screen, and waits until the GPU has finished. */
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

/** Waits, without blocking the page, until the GPU has finished all commands. */
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
