/**
 * Texels on their way into a texture of WebGL2, from numbers or from what the browser keeps.
 * A texture whose size and format stay is filled again; else it gets other storage under the same name.
 */
import { imageTooLarge, imageUnreadable } from '#explain-frame'
import type { ExternalImage } from '../../../shader/ir/expr.ts'
import type { ResourceType, TextureDimension } from '../../../shader/ir/type.ts'
import type { Texels } from '../../device/texels.ts'
import { levelSide } from '../../../shader/ir/picture-level.ts'
import { EngineError } from '../../message/error.ts'
import { uploadCode } from './format.ts'
import type { State } from './state.ts'

/** What a texture holds now. */
export interface Held {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly levels: number
  /** The sized format. */
  readonly internal: number
}

// Numbers as in the WebGL2 specification.
const CUBE_FACES = 0x8515
const NEAREST = 0x2600
const COLOR_BUFFER_BIT = 0x4000
const RGBA = 0x1908
const UNSIGNED_BYTE = 0x1401
const RGBA8 = 0x8058
const SRGB8_ALPHA8 = 0x8c43
const targets: Readonly<Record<TextureDimension, number>> = { '2d': 0x0de1, '2d-array': 0x8c1a, '3d': 0x806f, cube: 0x8513 }

export const targetOf = ({ dimension }: ResourceType): number => targets[dimension]

/** What it holds now, if that is the same: then its storage stays. */
const sameAs = (held: Held | undefined, { width, height, depth, levels, internal }: Held): Held | undefined =>
  held?.width === width && held.height === height && held.depth === depth && held.levels === levels && held.internal === internal ? held : undefined

/** Refuses what the GPU has no room for in one texture. */
const checkSize = (gl: WebGL2RenderingContext, { dimension }: ResourceType, width: number, height: number, depth: number): void => {
  const MAX_TEXTURE_SIZE = 0x0d33
  const MAX_3D_TEXTURE_SIZE = 0x8073
  const MAX_ARRAY_TEXTURE_LAYERS = 0x88ff
  const MAX_CUBE_MAP_TEXTURE_SIZE = 0x851c
  // Numbers by the specification.
  const ask = (name: number): number => gl.getParameter(name) as number
  const most = ask(dimension === '3d' ? MAX_3D_TEXTURE_SIZE : dimension === 'cube' ? MAX_CUBE_MAP_TEXTURE_SIZE : MAX_TEXTURE_SIZE)
  if (width > most || height > most || (dimension === '3d' && depth > most)) throw new EngineError(imageTooLarge(sizeText(width, height, depth), most))
  const layers = dimension === '2d-array' ? ask(MAX_ARRAY_TEXTURE_LAYERS) : depth
  if (depth > layers) throw new EngineError(imageTooLarge(`${depth} layers`, layers))
}
const sizeText = (width: number, height: number, depth: number): string => `${width} × ${height}${depth > 1 ? ` × ${depth}` : ''}`

/** Copies numbers into a texture that is bound to unit 0. */
export const uploadTexels = ({ gl }: State, type: ResourceType, texels: Texels, held: Held | undefined): Held => {
  const UNPACK_ALIGNMENT = 0x0cf5
  const { width, height, depth, levels, data, format } = texels
  const { internal, layout, type: numbers } = uploadCode(format)
  const now: Held = { width, height, depth, levels, internal }
  const same = sameAs(held, now)
  if (!same) checkSize(gl, type, width, height, depth)
  const target = targetOf(type)
  // Rows follow each other without gaps.
  gl.pixelStorei(UNPACK_ALIGNMENT, 1)
  for (const [level, bytes] of data.entries()) {
    const [w, h] = [levelSide(width, level), levelSide(height, level)]
    // Clamped bytes are bytes to WebGL2, but not to its check of types in every browser.
    const part = bytes instanceof Uint8ClampedArray ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) : bytes
    if (type.dimension === '2d' || type.dimension === 'cube') {
      const faces = type.dimension === 'cube' ? 6 : 1
      const length = part.length / faces
      for (let face = 0; face < faces; face++) {
        const side = faces === 6 ? CUBE_FACES + face : target
        const own = part.subarray(face * length, (face + 1) * length)
        if (same) gl.texSubImage2D(side, level, 0, 0, w, h, layout, numbers, own)
        else gl.texImage2D(side, level, internal, w, h, 0, layout, numbers, own)
      }
    } else {
      const d = type.dimension === '3d' ? levelSide(depth, level) : depth
      if (same) gl.texSubImage3D(target, level, 0, 0, 0, w, h, d, layout, numbers, part)
      else gl.texImage3D(target, level, internal, w, h, d, 0, layout, numbers, part)
    }
  }
  gl.pixelStorei(UNPACK_ALIGNMENT, 4)
  return same ?? now
}

/** What an ImageBitmap has and no other element that is read here: its pixels are taken as they were made, whatever is asked. */
const isBitmap = (element: object): element is ImageBitmap => 'close' in element && !('displayWidth' in element)

/** Copies what the browser keeps into a texture that is bound to unit 0. */
export const uploadExternal = (state: State, type: ResourceType, texture: WebGLTexture, image: ExternalImage, levels: number, held: Held | undefined): Held => {
  const UNPACK_FLIP_Y_WEBGL = 0x9240
  const UNPACK_PREMULTIPLY_ALPHA_WEBGL = 0x9241
  const { gl } = state
  const { width, height, elements, flipY, premultiply, colorSpace, encoding } = image
  const internal = encoding === 'linear' ? SRGB8_ALPHA8 : RGBA8
  const depth = elements.length
  const now: Held = { width, height, depth, levels, internal }
  const same = sameAs(held, now)
  if (!same) checkSize(gl, type, width, height, depth)
  const target = targetOf(type)
  const isFlat = type.dimension === '2d' || type.dimension === 'cube'
  if (!isFlat && !same) gl.texImage3D(target, 0, internal, width, height, depth, 0, RGBA, UNSIGNED_BYTE, null)
  gl.pixelStorei(UNPACK_FLIP_Y_WEBGL, flipY)
  gl.pixelStorei(UNPACK_PREMULTIPLY_ALPHA_WEBGL, premultiply)
  // Older browsers have one colour space.
  if ('unpackColorSpace' in gl) gl.unpackColorSpace = colorSpace
  try {
    for (const [i, element] of elements.entries()) {
      const side = type.dimension === 'cube' ? CUBE_FACES + i : target
      // The browser converts what it knows the alpha of, so a bitmap takes the way over a canvas; one that was made right is turned at most.
      const isMade = isBitmap(element) && image.isConverted === true
      const turns = isMade && flipY
      // Checked where it was set: one of the kinds that a platform reads.
      const source = (isBitmap(element) && !isMade ? canvasOf(element, colorSpace) : element) as TexImageSource
      if (turns) copyTurned(state, { texture, side, layer: isFlat ? undefined : i, now, keeps: !!same || !isFlat }, source)
      else if (!isFlat) gl.texSubImage3D(target, 0, 0, 0, i, width, height, 1, RGBA, UNSIGNED_BYTE, source)
      else if (same) gl.texSubImage2D(side, 0, 0, 0, RGBA, UNSIGNED_BYTE, source)
      else gl.texImage2D(side, 0, internal, RGBA, UNSIGNED_BYTE, source)
    }
  } finally {
    gl.pixelStorei(UNPACK_FLIP_Y_WEBGL, false)
    gl.pixelStorei(UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
    if ('unpackColorSpace' in gl) gl.unpackColorSpace = 'srgb'
  }
  return same ?? now
}

const canvasOf = (bitmap: ImageBitmap, colorSpace: PredefinedColorSpace): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { colorSpace })
  if (!context) throw new EngineError(imageUnreadable('an ImageBitmap that no canvas takes'))
  context.drawImage(bitmap, 0, 0)
  return canvas
}

interface Place {
  readonly texture: WebGLTexture
  /** The target of a flat image, which a face of a cube is too. */
  readonly side: number
  readonly layer: number | undefined
  readonly now: Held
  /** Whether it has storage. */
  readonly keeps: boolean
}

/** Copies with the rows in the other order: through a texture of its own, by a copy between framebuffers. */
const copyTurned = (state: State, { texture, side, layer, now, keeps }: Place, source: TexImageSource): void => {
  const TEXTURE_2D = 0x0de1
  const READ_FRAMEBUFFER = 0x8ca8
  const DRAW_FRAMEBUFFER = 0x8ca9
  const COLOR_ATTACHMENT0 = 0x8ce0
  const { gl } = state
  const { width, height, internal } = now
  const target = layer === undefined && side !== TEXTURE_2D ? targets.cube : side
  if (!keeps) gl.texImage2D(side, 0, internal, width, height, 0, RGBA, UNSIGNED_BYTE, null)
  const upright = gl.createTexture()
  const [from, to] = [gl.createFramebuffer(), gl.createFramebuffer()]
  state.selectTexture(0, TEXTURE_2D, upright)
  gl.texImage2D(TEXTURE_2D, 0, internal, RGBA, UNSIGNED_BYTE, source)
  state.readFrom(from)
  gl.framebufferTexture2D(READ_FRAMEBUFFER, COLOR_ATTACHMENT0, TEXTURE_2D, upright, 0)
  state.drawInto(to)
  if (layer === undefined) gl.framebufferTexture2D(DRAW_FRAMEBUFFER, COLOR_ATTACHMENT0, side, texture, 0)
  else gl.framebufferTextureLayer(DRAW_FRAMEBUFFER, COLOR_ATTACHMENT0, texture, 0, layer)
  state.noScissor()
  gl.blitFramebuffer(0, 0, width, height, 0, height, width, 0, COLOR_BUFFER_BIT, NEAREST)
  state.drawInto(null)
  state.readFrom(null)
  gl.deleteFramebuffer(from)
  gl.deleteFramebuffer(to)
  state.forgetTexture(upright)
  gl.deleteTexture(upright)
  state.selectTexture(0, target, texture)
}
