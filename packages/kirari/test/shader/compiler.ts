/** Errors of the browser's two shader compilers for a text. */

const gl = document.createElement('canvas').getContext('webgl2')

/** Null when the text compiles. */
export const complaintsOfGLSL = (type: 'VERTEX_SHADER' | 'FRAGMENT_SHADER', text: string): string | null => {
  if (!gl) throw new Error('expected WebGL2 in the test browser')
  const shader = gl.createShader(gl[type])
  if (!shader) throw new Error('expected a shader object from WebGL2')
  gl.shaderSource(shader, text)
  gl.compileShader(shader)
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true ? null : gl.getShaderInfoLog(shader)
}

const adapter = await navigator.gpu?.requestAdapter()
/** Features that a shader may need and not every device has. */
const features = (['shader-f16'] as const).filter((feature) => adapter?.features.has(feature))
const device = await adapter?.requestDevice({ requiredFeatures: features })

/** The same with floats for halves, for a device without halves: tests everything but the types. */
const withoutHalves = (code: string): string =>
  code
    .replace(/^enable f16;/m, '')
    .replace(/\bf16\b/g, 'f32')
    .replace(/\bvec([234])h\b/g, 'vec$1f')
    .replace(/\b([\d.]+(?:e[-+]?\d+)?)h\b/g, 'f32($1)')

/** Empty when the text compiles without a warning. */
export const complaintsOfWGSL = async (code: string): Promise<readonly string[]> => {
  if (!device) throw new Error('expected WebGPU in the test browser')
  device.pushErrorScope('validation')
  const info = await device.createShaderModule({ code: features.length > 0 ? code : withoutHalves(code) }).getCompilationInfo()
  await device.popErrorScope()
  return info.messages.map((message) => `${message.lineNum}: ${message.message}`)
}
