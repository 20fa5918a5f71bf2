/** The browser's two shader compilers, asked what they have against a text. */

const gl = new OffscreenCanvas(1, 1).getContext('webgl2')

/** Null when the text compiles. */
export const complaintsOfGLSL = (type: 'VERTEX_SHADER' | 'FRAGMENT_SHADER', text: string): string | null => {
  if (!gl) throw new Error('expected WebGL2 in the test browser')
  const shader = gl.createShader(gl[type])
  if (!shader) throw new Error('expected a shader object from WebGL2')
  gl.shaderSource(shader, text)
  gl.compileShader(shader)
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true ? null : gl.getShaderInfoLog(shader)
}

const device = await (await navigator.gpu.requestAdapter())?.requestDevice()

/** Empty when the text compiles without a warning. */
export const complaintsOfWGSL = async (code: string): Promise<readonly string[]> => {
  if (!device) throw new Error('expected WebGPU in the test browser')
  device.pushErrorScope('validation')
  const info = await device.createShaderModule({ code }).getCompilationInfo()
  await device.popErrorScope()
  return info.messages.map((message) => `${message.lineNum}: ${message.message}`)
}
