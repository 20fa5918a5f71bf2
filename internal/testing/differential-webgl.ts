/**
 * The WebGL2 half of differential.ts: one fragment a call. It reads inputs by texelFetch from an RGBA32UI texture,
 * and writes results to RGBA32UI targets, which WebGL2 can draw to without an extension and without touching the bits.
 */
import { callCount, callOnConstants, callOnWords, inputWords, interleave, typeName, wordCount, wordsOf } from './differential-shape.ts'
import type { Specimen } from './differential.ts'
import { drawWords, inputWidth } from './word-program.ts'

const outputWidth = 256

let context: WebGL2RenderingContext | undefined

/** The context for all drawing here. */
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
  return drawWords(gl, specimen, {
    fragment: fragmentText(specimen, words, count),
    words,
    width: outputWidth,
    height: Math.ceil(count / outputWidth),
    count,
    size: wordCount(specimen.result),
    pixelOf: (call) => call,
  })
}
