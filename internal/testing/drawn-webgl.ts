/** The WebGL2 half of drawn.ts: reads rows by texelFetch, writes results to RGBA32UI targets. */
import { typeName, wordCount } from './differential-shape.ts'
import { getContext } from './differential-webgl.ts'
import { callInQuad, outputsOf, quadsAcross, rowCount } from './drawn-shape.ts'
import type { Drawing } from './drawn.ts'
import { drawWords, inputWidth } from './word-program.ts'

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
  vec2 differentialCorner = vec2(differentialPixel & 1);
  int differentialCall = (differentialPixel.y >> 1) * ${quadsAcross} + (differentialPixel.x >> 1);
  ${typeName(drawing.result, 'glsl')} differentialResult = ${callInQuad(drawing, 'glsl')};
${outputs.map((output, t) => `  differentialOutput${t} = ${output};`).join('\n')}
}
`
}

/** The words of all results, call after call. */
export const drawWebGL = (drawing: Drawing): Uint32Array<ArrayBuffer> => {
  const count = rowCount(drawing)
  const rows = Math.ceil(count / quadsAcross)
  return drawWords(getContext(), drawing, {
    fragment: fragmentText(drawing),
    words: new Uint32Array(drawing.rows.buffer, drawing.rows.byteOffset, drawing.rows.length),
    width: 2 * quadsAcross,
    height: 2 * rows,
    count,
    size: wordCount(drawing.result),
    // The lower left pixel of the quad.
    pixelOf: (call) => 4 * quadsAcross * Math.floor(call / quadsAcross) + 2 * (call % quadsAcross),
  })
}
