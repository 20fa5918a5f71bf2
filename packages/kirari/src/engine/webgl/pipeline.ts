/**
 * A compiled program with the locations of its uniforms.
 * Hot: `draw` runs every frame and allocates nothing.
 */
import type { UniformValue } from '../../shader/ir/expr.ts'
import type { Program, ProgramUniform } from '../../shader/ir/program.ts'
import type { Pipeline } from '../device/device.ts'
import { compile, use } from './compile.ts'
import type { Context } from './context.ts'
import { readPixels } from './read.ts'

/** The canvas determines the size of the frame, in the lower left corner of the drawing buffer. */
export const createPipeline = async (context: Context, canvas: HTMLCanvasElement, program: Program): Promise<Pipeline> => {
  const TRIANGLES = 4
  const linked = await compile(context, program)
  const { gl } = context
  const writers = program.uniforms.map((uniform) => createWriter(gl, gl.getUniformLocation(linked, uniform.name), uniform))
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
      return readPixels(gl, canvas.width, canvas.height)
    },
    dispose() {
      gl.deleteProgram(linked)
    },
  }
  return pipeline
}

/** Returns a function that writes a value to the program in use, with the method for its type: `uniform1f`, `uniform3fv`, `uniform2uiv`, `uniformMatrix3x2fv` … */
export const createWriter = (
  gl: WebGL2RenderingContext,
  location: WebGLUniformLocation | null,
  { type, count }: ProgramUniform,
): ((value: UniformValue) => void) => {
  if (type.kind === 'matrix') {
    const method = `uniformMatrix${type.name.slice(3)}fv`
    // The string is one of these methods, and the value of a matrix is a list of numbers.
    return (value) => gl[method as 'uniformMatrix4fv'](location, false, value as number[])
  }
  const { size, scalar } = type
  const method = `uniform${size}${scalar.name === 'float' || scalar.name === 'half' ? 'f' : scalar.name === 'uint' ? 'ui' : 'i'}${size > 1 || count ? 'v' : ''}`
  // The string is one of these methods, and the uniform has checked its value.
  return (value) => gl[method as 'uniform1f'](location, value as number)
}
