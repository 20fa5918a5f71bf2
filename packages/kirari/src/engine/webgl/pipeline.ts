/**
 * A compiled program with the places of its uniforms.
 * Hot: `draw` runs every frame and allocates nothing. Must not know: whether other canvases use the same context.
 */
import type { UniformValue } from '../../shader/ir/expr.ts'
import type { Program } from '../../shader/ir/program.ts'
import type { NumericType } from '../../shader/ir/type.ts'
import type { Pipeline } from '../device/device.ts'
import { compile, use } from './compile.ts'
import type { Context } from './context.ts'

/** The canvas is asked for the size of the picture; its lower left corner is that of the drawing buffer. */
export const createPipeline = async (context: Context, canvas: HTMLCanvasElement, program: Program): Promise<Pipeline> => {
  const TRIANGLES = 4
  const RGBA = 0x1908
  const UNSIGNED_BYTE = 0x1401
  const linked = await compile(context, program)
  const { gl } = context
  const writers = program.uniforms.map(({ name, type }) => createWriter(gl, gl.getUniformLocation(linked, name), type))
  const pipeline: Pipeline = {
    draw(slots) {
      use(context, linked)
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
      const { width, height } = canvas
      const rowBytes = width * 4
      const upward = new Uint8ClampedArray(rowBytes * height)
      gl.readPixels(0, 0, width, height, RGBA, UNSIGNED_BYTE, upward)
      const data = new Uint8ClampedArray(upward.length)
      for (let start = 0; start < data.length; start += rowBytes) data.set(upward.subarray(start, start + rowBytes), data.length - start - rowBytes)
      return { width, height, data }
    },
    dispose() {
      gl.deleteProgram(linked)
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
