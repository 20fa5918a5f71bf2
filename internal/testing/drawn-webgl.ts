/** The WebGL2 half of drawn.ts: rows come by texelFetch, results go to RGBA32UI targets. */
import { typeName, wordCount } from './differential-shape.ts'
import { getContext } from './differential-webgl.ts'
import { callInQuad, outputsOf, quadsAcross, rowCount } from './drawn-shape.ts'
import type { Drawing } from './drawn.ts'
import { link, wordTexture } from './word-program.ts'

const inputWidth = 1024

const fragmentText = (drawing: Drawing): string => {
  const outputs = outputsOf(drawing, 'glsl')
  return `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
uniform usampler2D differentialInput;
${outputs.map((_, t) => `layout(location = ${t}) out uvec4 differentialOutput${t};`).join('\n')}
uint differentialWord(int index) {
  int texel = index >> 2;
  return texelFetch(differentialInput, ivec2(texel % ${inputWidth}, texel / ${inputWidth}), 0)[index & 3];
}
${drawing.text}
void main() {
  ivec2 differentialPixel = ivec2(gl_FragCoord.xy);
  vec2 differentialLane = vec2(differentialPixel & 1);
  int differentialCall = (differentialPixel.y >> 1) * ${quadsAcross} + (differentialPixel.x >> 1);
  ${typeName(drawing.result, 'glsl')} differentialResult = ${callInQuad(drawing, 'glsl')};
${outputs.map((output, t) => `  differentialOutput${t} = ${output};`).join('\n')}
}
`
}

/** The words of all results, call after call. */
export const drawWebGL = (drawing: Drawing): Uint32Array<ArrayBuffer> => {
  const gl = getContext()
  const count = rowCount(drawing)
  const program = link(gl, drawing, fragmentText(drawing))

  const rows = Math.ceil(count / quadsAcross)
  const inputHeight = Math.ceil((rows * quadsAcross * (drawing.rows.length / count)) / 4 / inputWidth)
  const padded = new Uint32Array(inputWidth * inputHeight * 4)
  padded.set(new Uint32Array(drawing.rows.buffer, drawing.rows.byteOffset, drawing.rows.length))
  const input = wordTexture(gl, inputWidth, inputHeight, padded)

  const [width, height] = [2 * quadsAcross, 2 * rows]
  const size = wordCount(drawing.result)
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
    for (let i = 0; i < count; i++) {
      // The lower left pixel of the quad; the lowest row of a WebGL picture comes first.
      const pixel = 2 * Math.floor(i / quadsAcross) * width + 2 * (i % quadsAcross)
      for (let c = 0; c < Math.min(4, size - t * 4); c++) results[i * size + t * 4 + c] = read[pixel * 4 + c] ?? 0
    }
  })
  const error = gl.getError()

  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.deleteFramebuffer(framebuffer)
  for (const texture of [input, ...targets]) gl.deleteTexture(texture)
  gl.deleteProgram(program)
  if (error !== gl.NO_ERROR) throw new Error(`drawn: WebGL2 reported error 0x${error.toString(16)} while it drew ${drawing.name}.`)
  return results
}
