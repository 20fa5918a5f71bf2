/**
 * The WebGL2 half of differential.ts: one fragment a call. Inputs come by texelFetch from an RGBA32UI texture,
 * results go to RGBA32UI targets, which WebGL2 can draw to without an extension and without touching the bits.
 */
import { callCount, callOnConstants, callOnWords, inputWords, interleave, typeName, wordCount, wordsOf } from './differential-shape.ts'
import type { Specimen } from './differential.ts'
import { link, wordTexture } from './word-program.ts'

const inputWidth = 1024
const outputWidth = 256

let context: WebGL2RenderingContext | undefined

/** The context that everything here is drawn with. */
export const getContext = (): WebGL2RenderingContext => {
  if (context && !context.isContextLost()) return context
  const made = document.createElement('canvas').getContext('webgl2')
  if (!made) throw new Error('differential: this browser gives no WebGL2 context. Run the gpu project, whose browser flags turn on a software adapter.')
  return (context = made)
}

const fragmentText = (specimen: Specimen, words: Uint32Array, count: number): string => {
  const stride = inputWords(specimen)
  const targets = Math.ceil(wordCount(specimen.result) / 4)
  const results = wordsOf(specimen.result, 'differentialResult', 'glsl')
  const outputs = Array.from({ length: targets }, (_, t) => {
    const four = Array.from({ length: 4 }, (_, c) => results[t * 4 + c] ?? '0u')
    return `  differentialOutput${t} = uvec4(${four.join(', ')});`
  })
  const type = typeName(specimen.result, 'glsl')
  const calls = specimen.constant
    ? [
        `  ${type} differentialResult = ${callOnConstants(specimen, 'glsl', words, 0)};`,
        ...Array.from(
          { length: count - 1 },
          (_, i) => `  if (differentialIndex == ${i + 1}) differentialResult = ${callOnConstants(specimen, 'glsl', words, i + 1)};`,
        ),
      ]
    : [`  ${type} differentialResult = ${callOnWords(specimen, 'glsl', (index) => `differentialWord(differentialIndex * ${stride} + ${index})`)};`]
  return `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
uniform usampler2D differentialInput;
${Array.from({ length: targets }, (_, t) => `layout(location = ${t}) out uvec4 differentialOutput${t};`).join('\n')}
uint differentialWord(int index) {
  int texel = index >> 2;
  return texelFetch(differentialInput, ivec2(texel % ${inputWidth}, texel / ${inputWidth}), 0)[index & 3];
}
${specimen.text}
void main() {
  int differentialIndex = int(gl_FragCoord.y) * ${outputWidth} + int(gl_FragCoord.x);
${calls.join('\n')}
${outputs.join('\n')}
}
`
}

/** The words of all results, call after call. */
export const runWebGL = (specimen: Specimen): Uint32Array<ArrayBuffer> => {
  const gl = getContext()
  const count = callCount(specimen)
  const words = interleave(specimen, count)
  const program = link(gl, specimen, fragmentText(specimen, words, count))

  const inputHeight = Math.max(1, Math.ceil(words.length / 4 / inputWidth))
  const padded = new Uint32Array(inputWidth * inputHeight * 4)
  padded.set(words)
  const input = wordTexture(gl, inputWidth, inputHeight, padded)

  const size = wordCount(specimen.result)
  const height = Math.ceil(count / outputWidth)
  const framebuffer = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer)
  const targets = Array.from({ length: Math.ceil(size / 4) }, (_, t) => {
    const target = wordTexture(gl, outputWidth, height, null)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + t, gl.TEXTURE_2D, target, 0)
    return target
  })
  gl.drawBuffers(targets.map((_, t) => gl.COLOR_ATTACHMENT0 + t))
  gl.viewport(0, 0, outputWidth, height)
  gl.bindTexture(gl.TEXTURE_2D, input)
  gl.useProgram(program)
  gl.drawArrays(gl.TRIANGLES, 0, 3)

  const results = new Uint32Array(count * size)
  const read = new Uint32Array(outputWidth * height * 4)
  targets.forEach((_, t) => {
    gl.readBuffer(gl.COLOR_ATTACHMENT0 + t)
    gl.readPixels(0, 0, outputWidth, height, gl.RGBA_INTEGER, gl.UNSIGNED_INT, read)
    const components = Math.min(4, size - t * 4)
    for (let i = 0; i < count; i++) for (let c = 0; c < components; c++) results[i * size + t * 4 + c] = read[i * 4 + c] ?? 0
  })
  const error = gl.getError()

  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.deleteFramebuffer(framebuffer)
  for (const texture of [input, ...targets]) gl.deleteTexture(texture)
  gl.deleteProgram(program)
  if (error !== gl.NO_ERROR) throw new Error(`differential: WebGL2 reported error 0x${error.toString(16)} while it ran ${specimen.name}.`)
  return results
}
