/**
 * Uploads numbers, or images and videos of the browser, to a WebGL2 texture. If size and format stay the same, the storage of the texture
 * is overwritten; otherwise it is reallocated.
 */
import { imageTooLarge, imageUnreadable } from '#explain-frame'
import type { ExternalImage } from '../../../shader/ir/expr.ts'
import type { ResourceType, TextureDimension } from '../../../shader/ir/type.ts'
import type { Texels } from '../../device/texels.ts'
import { levelSide } from '../../../shader/ir/mip-level.ts'
import { EngineError } from '../../message/error.ts'
import { uploadCode } from './format.ts'
import type { State } from './state.ts'

/** The size and format of a texture. */
export interface TextureShape {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly levels: number
  /** The sized format. */
  readonly internal: number
}

// Enum values of the WebGL2 specification.
const CUBE_FACES = 0x8515
const NEAREST = 0x2600
const COLOR_BUFFER_BIT = 0x4000
const RGBA = 0x1908
const UNSIGNED_BYTE = 0x1401
const RGBA8 = 0x8058
const SRGB8_ALPHA8 = 0x8c43
const targets: Readonly<Record<TextureDimension, number>> = { '2d': 0x0de1, '2d-array': 0x8c1a, '3d': 0x806f, cube: 0x8513 }

export const targetOf = ({ dimension }: ResourceType): number => targets[dimension]

/** Returns `current` if it equals the wanted shape: then the storage is reused. */
const reusable = (current: TextureShape | undefined, { width, height, depth, levels, internal }: TextureShape): TextureShape | undefined =>
  current?.width === width && current.height === height && current.depth === depth && current.levels === levels && current.internal === internal
    ? current
    : undefined

/** Throws if the size exceeds the limits of the GPU. */
const checkSize = (gl: WebGL2RenderingContext, { dimension }: ResourceType, width: number, height: number, depth: number): void => {
  const MAX_TEXTURE_SIZE = 0x0d33
  const MAX_3D_TEXTURE_SIZE = 0x8073
  const MAX_ARRAY_TEXTURE_LAYERS = 0x88ff
  const MAX_CUBE_MAP_TEXTURE_SIZE = 0x851c
  // Numbers by the specification.
  const limit = (name: number): number => gl.getParameter(name) as number
  const maxSide = limit(dimension === '3d' ? MAX_3D_TEXTURE_SIZE : dimension === 'cube' ? MAX_CUBE_MAP_TEXTURE_SIZE : MAX_TEXTURE_SIZE)
  if (width > maxSide || height > maxSide || (dimension === '3d' && depth > maxSide))
    throw new EngineError(imageTooLarge(sizeText(width, height, depth), maxSide))
  const maxLayers = dimension === '2d-array' ? limit(MAX_ARRAY_TEXTURE_LAYERS) : depth
  if (depth > maxLayers) throw new EngineError(imageTooLarge(`${depth} layers`, maxLayers))
}
const sizeText = (width: number, height: number, depth: number): string => `${width} × ${height}${depth > 1 ? ` × ${depth}` : ''}`

/** Uploads numbers to the texture that is bound to unit 0. */
export const uploadTexels = ({ gl }: State, type: ResourceType, texels: Texels, current: TextureShape | undefined): TextureShape => {
  const UNPACK_ALIGNMENT = 0x0cf5
  const { width, height, depth, levels, data, format } = texels
  const { internal, format: pixelFormat, type: pixelType } = uploadCode(format)
  const wanted: TextureShape = { width, height, depth, levels, internal }
  const reused = reusable(current, wanted)
  if (!reused) checkSize(gl, type, width, height, depth)
  const target = targetOf(type)
  // Rows have no padding.
  gl.pixelStorei(UNPACK_ALIGNMENT, 1)
  for (const [level, bytes] of data.entries()) {
    const [w, h] = [levelSide(width, level), levelSide(height, level)]
    // WebGL2 accepts a Uint8ClampedArray as UNSIGNED_BYTE, but some browsers do not.
    const numbers = bytes instanceof Uint8ClampedArray ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) : bytes
    if (type.dimension === '2d' || type.dimension === 'cube') {
      const faces = type.dimension === 'cube' ? 6 : 1
      const length = numbers.length / faces
      for (let face = 0; face < faces; face++) {
        const imageTarget = faces === 6 ? CUBE_FACES + face : target
        const part = numbers.subarray(face * length, (face + 1) * length)
        if (reused) gl.texSubImage2D(imageTarget, level, 0, 0, w, h, pixelFormat, pixelType, part)
        else gl.texImage2D(imageTarget, level, internal, w, h, 0, pixelFormat, pixelType, part)
      }
    } else {
      const d = type.dimension === '3d' ? levelSide(depth, level) : depth
      if (reused) gl.texSubImage3D(target, level, 0, 0, 0, w, h, d, pixelFormat, pixelType, numbers)
      else gl.texImage3D(target, level, internal, w, h, d, 0, pixelFormat, pixelType, numbers)
    }
  }
  gl.pixelStorei(UNPACK_ALIGNMENT, 4)
  return reused ?? wanted
}

/** Of all elements that can be uploaded, only an ImageBitmap has `close` without `displayWidth`. Uploads ignore UNPACK options for it. */
const isBitmap = (element: object): element is ImageBitmap => 'close' in element && !('displayWidth' in element)

/** Uploads an image or video of the browser to the texture, which is bound to unit 0. */
export const uploadExternal = (
  state: State,
  type: ResourceType,
  texture: WebGLTexture,
  image: ExternalImage,
  levels: number,
  current: TextureShape | undefined,
): TextureShape => {
  const UNPACK_FLIP_Y_WEBGL = 0x9240
  const UNPACK_PREMULTIPLY_ALPHA_WEBGL = 0x9241
  const { gl } = state
  const { width, height, elements, flipY, premultiply, colorSpace, encoding } = image
  const internal = encoding === 'linear' ? SRGB8_ALPHA8 : RGBA8
  const depth = elements.length
  const wanted: TextureShape = { width, height, depth, levels, internal }
  const reused = reusable(current, wanted)
  if (!reused) checkSize(gl, type, width, height, depth)
  const target = targetOf(type)
  const is2D = type.dimension === '2d' || type.dimension === 'cube'
  if (!is2D && !reused) gl.texImage3D(target, 0, internal, width, height, depth, 0, RGBA, UNSIGNED_BYTE, null)
  gl.pixelStorei(UNPACK_FLIP_Y_WEBGL, flipY)
  gl.pixelStorei(UNPACK_PREMULTIPLY_ALPHA_WEBGL, premultiply)
  // Older browsers support sRGB only.
  if ('unpackColorSpace' in gl) gl.unpackColorSpace = colorSpace
  try {
    for (const [i, element] of elements.entries()) {
      const imageTarget = type.dimension === 'cube' ? CUBE_FACES + i : target
      // Uploads do not convert the alpha and colours of a bitmap, so it is drawn to a canvas first, unless it was created converted.
      const isConverted = isBitmap(element) && image.isConverted === true
      const flips = isConverted && flipY
      // The setter of the texture checked that browsers can upload the element.
      const source = (isBitmap(element) && !isConverted ? canvasOf(element, colorSpace) : element) as TexImageSource
      if (flips) copyFlipped(state, { texture, imageTarget, layer: is2D ? undefined : i, shape: wanted, isAllocated: !!reused || !is2D }, source)
      else if (!is2D) gl.texSubImage3D(target, 0, 0, 0, i, width, height, 1, RGBA, UNSIGNED_BYTE, source)
      else if (reused) gl.texSubImage2D(imageTarget, 0, 0, 0, RGBA, UNSIGNED_BYTE, source)
      else gl.texImage2D(imageTarget, 0, internal, RGBA, UNSIGNED_BYTE, source)
    }
  } finally {
    gl.pixelStorei(UNPACK_FLIP_Y_WEBGL, false)
    gl.pixelStorei(UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
    if ('unpackColorSpace' in gl) gl.unpackColorSpace = 'srgb'
  }
  return reused ?? wanted
}

const canvasOf = (bitmap: ImageBitmap, colorSpace: PredefinedColorSpace): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { colorSpace })
  if (!context) throw new EngineError(imageUnreadable('an ImageBitmap that no canvas takes'))
  context.drawImage(bitmap, 0, 0)
  return canvas
}

interface Destination {
  readonly texture: WebGLTexture
  /** TEXTURE_2D or a face of a cube map; with a layer, the target of the texture. */
  readonly imageTarget: number
  readonly layer: number | undefined
  readonly shape: TextureShape
  readonly isAllocated: boolean
}

/** Uploads with flipped rows: to a temporary texture, then by a flipped blit. */
const copyFlipped = (state: State, { texture, imageTarget, layer, shape, isAllocated }: Destination, source: TexImageSource): void => {
  const TEXTURE_2D = 0x0de1
  const READ_FRAMEBUFFER = 0x8ca8
  const DRAW_FRAMEBUFFER = 0x8ca9
  const COLOR_ATTACHMENT0 = 0x8ce0
  const { gl } = state
  const { width, height, internal } = shape
  const target = layer === undefined && imageTarget !== TEXTURE_2D ? targets.cube : imageTarget
  if (!isAllocated) gl.texImage2D(imageTarget, 0, internal, width, height, 0, RGBA, UNSIGNED_BYTE, null)
  const temporary = gl.createTexture()
  const [from, to] = [gl.createFramebuffer(), gl.createFramebuffer()]
  state.selectTexture(0, TEXTURE_2D, temporary)
  gl.texImage2D(TEXTURE_2D, 0, internal, RGBA, UNSIGNED_BYTE, source)
  state.readFrom(from)
  gl.framebufferTexture2D(READ_FRAMEBUFFER, COLOR_ATTACHMENT0, TEXTURE_2D, temporary, 0)
  state.drawInto(to)
  if (layer === undefined) gl.framebufferTexture2D(DRAW_FRAMEBUFFER, COLOR_ATTACHMENT0, imageTarget, texture, 0)
  else gl.framebufferTextureLayer(DRAW_FRAMEBUFFER, COLOR_ATTACHMENT0, texture, 0, layer)
  state.noScissor()
  gl.blitFramebuffer(0, 0, width, height, 0, height, width, 0, COLOR_BUFFER_BIT, NEAREST)
  state.drawInto(null)
  state.readFrom(null)
  gl.deleteFramebuffer(from)
  gl.deleteFramebuffer(to)
  state.forgetTexture(temporary)
  gl.deleteTexture(temporary)
  state.selectTexture(0, target, texture)
}
