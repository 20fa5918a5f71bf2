/** The WebGL2 half of texture-harness.ts. Reads words by texelFetch from an RGBA32UI texture and writes to an RGBA32UI target. */
import { callCount, callOnWords, inputWords, interleave, typeName, wordCount, wordsOf } from './differential-shape.ts'
import { gridWidth, levelSize, type TextureImage, type TextureSampler, type TextureSpecimen } from './texture-harness-shape.ts'
import { link, wordTexture } from './word-program.ts'

const inputWidth = 1024

let context: WebGL2RenderingContext | undefined

const getContext = (): WebGL2RenderingContext => {
  if (context && !context.isContextLost()) return context
  const made = document.createElement('canvas').getContext('webgl2')
  if (!made) throw new Error('texture harness: this browser gives no WebGL2 context. Run the gpu project, whose browser flags turn on a software adapter.')
  return (context = made)
}

const fragmentText = (specimen: TextureSpecimen): string => {
  const results = wordsOf(specimen.result, 'harnessResult', 'glsl')
  const four = Array.from({ length: 4 }, (_, c) => results[c] ?? '0u')
  return `#version 300 es
precision highp float;
precision highp int;
uniform highp usampler2D harnessInput;
out uvec4 harnessOutput;
uint harnessWord(int index) {
  int texel = index >> 2;
  return texelFetch(harnessInput, ivec2(texel % ${inputWidth}, texel / ${inputWidth}), 0)[index & 3];
}
${specimen.text}
void main() {
  int harnessIndex = int(gl_FragCoord.y) * ${gridWidth} + int(gl_FragCoord.x);
  ${typeName(specimen.result, 'glsl')} harnessResult = ${callOnWords(specimen, 'glsl', (index) => `harnessWord(harnessIndex * ${inputWords(specimen)} + ${index})`)};
  harnessOutput = uvec4(${four.join(', ')});
}
`
}

/** Internal format, format and type of the data. */
const formatsOf = (gl: WebGL2RenderingContext, format: TextureImage['format']): readonly [number, number, number] =>
  ({
    rgba8unorm: [gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE] as const,
    rgba32float: [gl.RGBA32F, gl.RGBA, gl.FLOAT] as const,
    rgba32sint: [gl.RGBA32I, gl.RGBA_INTEGER, gl.INT] as const,
    rgba32uint: [gl.RGBA32UI, gl.RGBA_INTEGER, gl.UNSIGNED_INT] as const,
    depth16unorm: [gl.DEPTH_COMPONENT16, gl.DEPTH_COMPONENT, gl.UNSIGNED_SHORT] as const,
  })[format]

const targetOf = (gl: WebGL2RenderingContext, { dimension }: TextureImage): number =>
  ({ '2d': gl.TEXTURE_2D, '2d-array': gl.TEXTURE_2D_ARRAY, '3d': gl.TEXTURE_3D, cube: gl.TEXTURE_CUBE_MAP })[dimension]

const upload = (gl: WebGL2RenderingContext, image: TextureImage): WebGLTexture => {
  const texture = gl.createTexture()
  const target = targetOf(gl, image)
  const [internal, format, type] = formatsOf(gl, image.format)
  gl.bindTexture(target, texture)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  image.levels.forEach((data, level) => {
    const [width, height, depth] = levelSize(image, level)
    if (image.dimension === '2d') gl.texImage2D(target, level, internal, width, height, 0, format, type, data)
    else if (image.dimension !== 'cube') gl.texImage3D(target, level, internal, width, height, depth, 0, format, type, data)
    else
      for (let face = 0; face < 6; face++) {
        const part = data.length / 6
        gl.texImage2D(gl.TEXTURE_CUBE_MAP_POSITIVE_X + face, level, internal, width, height, 0, format, type, data.subarray(face * part, (face + 1) * part))
      }
  })
  gl.texParameteri(target, gl.TEXTURE_MAX_LEVEL, image.levels.length - 1)
  return texture
}

const setSampler = (gl: WebGL2RenderingContext, image: TextureImage, { filter, mipmap, wrap, compare }: TextureSampler): void => {
  const target = targetOf(gl, image)
  const minFilters = {
    nearest: { none: gl.NEAREST, nearest: gl.NEAREST_MIPMAP_NEAREST, linear: gl.NEAREST_MIPMAP_LINEAR },
    linear: { none: gl.LINEAR, nearest: gl.LINEAR_MIPMAP_NEAREST, linear: gl.LINEAR_MIPMAP_LINEAR },
  }
  const mode = { repeat: gl.REPEAT, mirror: gl.MIRRORED_REPEAT, clamp: gl.CLAMP_TO_EDGE }[wrap]
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, minFilters[filter][mipmap])
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, filter === 'linear' ? gl.LINEAR : gl.NEAREST)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) gl.texParameteri(target, side, mode)
  if (image.format !== 'depth16unorm') return
  gl.texParameteri(target, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE)
  const functions = {
    less: gl.LESS,
    'less-equal': gl.LEQUAL,
    greater: gl.GREATER,
    'greater-equal': gl.GEQUAL,
    equal: gl.EQUAL,
    'not-equal': gl.NOTEQUAL,
    always: gl.ALWAYS,
    never: gl.NEVER,
  }
  gl.texParameteri(target, gl.TEXTURE_COMPARE_FUNC, functions[compare])
}

/** The words of all results, call after call. */
export const runTextureWebGL = (specimen: TextureSpecimen): Uint32Array<ArrayBuffer> => {
  const gl = getContext()
  const count = callCount(specimen)
  const words = interleave(specimen, count)
  const program = link(gl, specimen, fragmentText(specimen))
  const height = Math.ceil(count / gridWidth)

  const inputHeight = Math.max(1, Math.ceil(words.length / 4 / inputWidth))
  const padded = new Uint32Array(inputWidth * inputHeight * 4)
  padded.set(words)
  gl.activeTexture(gl.TEXTURE0)
  const input = wordTexture(gl, inputWidth, inputHeight, padded)
  gl.activeTexture(gl.TEXTURE2)
  const output = wordTexture(gl, gridWidth, height, null)
  gl.activeTexture(gl.TEXTURE1)
  const image = upload(gl, specimen.image)
  setSampler(gl, specimen.image, specimen.sampler)

  const framebuffer = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, output, 0)
  gl.viewport(0, 0, gridWidth, height)
  gl.useProgram(program)
  gl.uniform1i(gl.getUniformLocation(program, 'harnessInput'), 0)
  gl.uniform1i(gl.getUniformLocation(program, specimen.glslName), 1)
  gl.drawArrays(gl.TRIANGLES, 0, 3)

  const size = wordCount(specimen.result)
  const read = new Uint32Array(gridWidth * height * 4)
  gl.readPixels(0, 0, gridWidth, height, gl.RGBA_INTEGER, gl.UNSIGNED_INT, read)
  const results = new Uint32Array(count * size)
  for (let i = 0; i < count; i++) for (let c = 0; c < size; c++) results[i * size + c] = read[i * 4 + c] ?? 0
  const error = gl.getError()

  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.deleteFramebuffer(framebuffer)
  for (const texture of [input, output, image]) gl.deleteTexture(texture)
  gl.deleteProgram(program)
  if (error !== gl.NO_ERROR) throw new Error(`texture harness: WebGL2 reported error 0x${error.toString(16)} while it ran ${specimen.name}.`)
  return results
}
