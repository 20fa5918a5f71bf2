/** Shared by the WebGL2 harnesses: a full-screen fragment program, and textures of plain 32-bit words. */
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

/** Texels in a row of the input texture of `drawWords`: four words each. */
export const inputWidth = 1024

/** What to draw, and where its results are. */
interface WordDrawing {
  readonly fragment: string
  readonly words: Uint32Array
  readonly width: number
  readonly height: number
  /** The number of calls, and the words of each result: four a target. */
  readonly count: number
  readonly size: number
  /** The pixel with the results of a call, the lowest row first. */
  readonly pixelOf: (call: number) => number
}

/** Draws a fragment that reads its words from one RGBA32UI texture and writes words, without touching their bits: those of all calls, call after call. */
export const drawWords = (gl: WebGL2RenderingContext, specimen: Named, drawing: WordDrawing): Uint32Array<ArrayBuffer> => {
  const { fragment, words, width, height, count, size, pixelOf } = drawing
  const program = link(gl, specimen, fragment)
  const inputHeight = Math.max(1, Math.ceil(words.length / 4 / inputWidth))
  const padded = new Uint32Array(inputWidth * inputHeight * 4)
  padded.set(words)
  const input = wordTexture(gl, inputWidth, inputHeight, padded)

  const framebuffer = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer)
  const targets = Array.from({ length: Math.ceil(size / 4) }, (_, t) => {
    const target = wordTexture(gl, width, height, null)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + t, gl.TEXTURE_2D, target, 0)
    return target
  })
  gl.drawBuffers(targets.map((_, t) => gl.COLOR_ATTACHMENT0 + t))
  gl.viewport(0, 0, width, height)
  gl.bindTexture(gl.TEXTURE_2D, input)
  gl.useProgram(program)
  gl.drawArrays(gl.TRIANGLES, 0, 3)

  const results = new Uint32Array(count * size)
  const read = new Uint32Array(width * height * 4)
  targets.forEach((_, t) => {
    gl.readBuffer(gl.COLOR_ATTACHMENT0 + t)
    gl.readPixels(0, 0, width, height, gl.RGBA_INTEGER, gl.UNSIGNED_INT, read)
    const components = Math.min(4, size - t * 4)
    for (let i = 0; i < count; i++) for (let c = 0; c < components; c++) results[i * size + t * 4 + c] = read[pixelOf(i) * 4 + c] ?? 0
  })
  const error = gl.getError()

  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.deleteFramebuffer(framebuffer)
  for (const texture of [input, ...targets]) gl.deleteTexture(texture)
  gl.deleteProgram(program)
  if (error !== gl.NO_ERROR) throw new Error(`${specimen.name}: WebGL2 reported error 0x${error.toString(16)} while it was drawn.`)
  return results
}
