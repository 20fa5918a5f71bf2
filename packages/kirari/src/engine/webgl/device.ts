/**
 * WebGL2 with a context of its own for each canvas: no copies, as few calls as hand-written code.
 * Hot: `draw` runs every frame and allocates nothing.
 */
import { noWebGL2, tooManyContexts } from '#explain-engine'
import { compileGLSL } from '../../shader/compile/glsl.ts'
import type { UniformValue } from '../../shader/ir/expr.ts'
import type { Program } from '../../shader/ir/program.ts'
import type { NumericType } from '../../shader/ir/type.ts'
import type { Connect, Host, Pipeline } from '../device/device.ts'
import { EngineError } from '../message/error.ts'
import { compile, use, type Context } from './compile.ts'

/** Browsers keep 16 contexts a page, phones 8, and drop the oldest without a word. */
const contextLimit = 8
const live = new Set<HTMLCanvasElement>()

export const connectWebGL: Connect = async (host) => {
  const MAX_RENDERBUFFER_SIZE = 0x84e8
  const gl = await open(host)
  const { canvas } = host
  live.add(canvas)
  let onLost: (event: Event) => void
  const lost = new Promise<string>((resolve) => {
    onLost = (event) => {
      // Without this the browser never gives the context back.
      event.preventDefault()
      resolve('the WebGL2 context was lost')
    }
    canvas.addEventListener('webglcontextlost', onLost, { once: true })
  })
  const context: Context = { gl }
  return {
    backend: 'webgl2',
    // This parameter is a number by the specification.
    maxSide: gl.getParameter(MAX_RENDERBUFFER_SIZE) as number,
    lost,
    print: compileGLSL,
    async compile(program) {
      return createPipeline(context, program, await compile(context, program))
    },
    resize(width, height) {
      canvas.width = width
      canvas.height = height
      gl.viewport(0, 0, width, height)
    },
    dispose() {
      live.delete(canvas)
      canvas.removeEventListener('webglcontextlost', onLost)
      // A canvas of ours is never used again, so its context need not wait for the garbage collector.
      // One that was given may be: it hands out the same context for ever, and a lost one would be no use.
      if (host.replace) gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

const open = async (host: Host): Promise<WebGL2RenderingContext> => {
  /** How long a canvas of ours waits for its context before another takes its place. */
  const restoreMilliseconds = 5000
  if (!live.has(host.canvas) && live.size >= contextLimit) throw new EngineError(tooManyContexts(contextLimit))
  const gl = contextOf(host.canvas)
  if (!gl.isContextLost()) return gl
  await new Promise<unknown>((resolve) => {
    host.canvas.addEventListener('webglcontextrestored', resolve, { once: true })
    if (host.replace) setTimeout(resolve, restoreMilliseconds)
  })
  if (!host.replace || !gl.isContextLost()) return gl
  live.delete(host.canvas)
  return contextOf(host.replace())
}

const contextOf = (canvas: HTMLCanvasElement): WebGL2RenderingContext => {
  // One triangle covers the canvas: there are no edges to smooth and nothing behind it.
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
  if (!gl) throw new EngineError(noWebGL2())
  return gl
}

const createPipeline = (context: Context, { uniforms }: Program, program: WebGLProgram): Pipeline => {
  const TRIANGLES = 4
  const RGBA = 0x1908
  const UNSIGNED_BYTE = 0x1401
  const { gl } = context
  const writers = uniforms.map(({ name, type }) => createWriter(gl, gl.getUniformLocation(program, name), type))
  const pipeline: Pipeline = {
    draw(slots) {
      use(context, program)
      for (let i = 0; i < writers.length; i++) {
        const slot = slots[i]
        if (slot?.changed) {
          slot.changed = false
          writers[i]?.(slot.source.value)
        }
      }
      gl.drawArrays(TRIANGLES, 0, 3)
    },
    async read(slots) {
      pipeline.draw(slots)
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
      const rowBytes = width * 4
      const upward = new Uint8ClampedArray(rowBytes * height)
      gl.readPixels(0, 0, width, height, RGBA, UNSIGNED_BYTE, upward)
      const data = new Uint8ClampedArray(upward.length)
      for (let start = 0; start < data.length; start += rowBytes) data.set(upward.subarray(start, start + rowBytes), data.length - start - rowBytes)
      return { width, height, data }
    },
    dispose() {
      gl.deleteProgram(program)
    },
  }
  return pipeline
}

/** Writes a value to the program in use, by the method its type needs: `uniform1f`, `uniform3fv`, `uniform2uiv` … */
const createWriter = (gl: WebGL2RenderingContext, location: WebGLUniformLocation | null, { size, scalar }: NumericType): ((value: UniformValue) => void) => {
  const method = `uniform${size}${scalar.name === 'float' ? 'f' : scalar.name === 'uint' ? 'ui' : 'i'}${size > 1 ? 'v' : ''}`
  // One of the methods the text names; a value fits its type, which the uniform itself has checked.
  return (value) => gl[method as 'uniform1f'](location, value as number)
}
