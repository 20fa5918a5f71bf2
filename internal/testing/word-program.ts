/** What the WebGL2 harnesses share: a fragment program over the whole target, and textures of plain 32-bit words. */
import { compileError, type Named } from './differential-shape.ts'

const vertexText = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}
`

/** Throws with the compiler's message and the text when it does not compile. */
export const link = (gl: WebGL2RenderingContext, specimen: Named, fragment: string): WebGLProgram => {
  const program = gl.createProgram()
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertexText],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error(`${specimen.name}: the WebGL2 context was lost.`)
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw compileError(specimen, 'glsl', gl.getShaderInfoLog(shader) ?? '', text)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw compileError(specimen, 'glsl', gl.getProgramInfoLog(program) ?? '', fragment)
  return program
}

export const wordTexture = (gl: WebGL2RenderingContext, width: number, height: number, words: Uint32Array | null): WebGLTexture => {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32UI, width, height, 0, gl.RGBA_INTEGER, gl.UNSIGNED_INT, words)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  return texture
}
