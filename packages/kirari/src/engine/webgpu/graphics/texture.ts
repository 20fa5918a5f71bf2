/** Textures of the application on WebGPU. When the size or format changes, a texture is replaced by a new GPUTexture with a new view. */
import { imageTooLarge, noMemory } from '#explain-frame'
import type { ExternalImage, UniformSource } from '../../../shader/ir/expr.ts'
import { floatType, type ResourceType } from '../../../shader/ir/type.ts'
import {
  createEngineTextures,
  createUpdate,
  isReady,
  type CreateTexture,
  type EngineTextures,
  type PooledTexture,
  type TextureCallbacks,
  type TexturePool,
} from '../../device/texture-pool.ts'
import { storageTexels } from '../../device/storage-texels.ts'
import { emptyTexel, isMipmapped, texelsOf, type Texels } from '../../device/texels.ts'
import { levelCount, levelSide } from '../../../shader/ir/mip-level.ts'
import { EngineError } from '../../message/error.ts'
import type { Gpu } from '../gpu.ts'
import { uploadDepth } from './depth-upload.ts'
import { mipmapperOf } from './mipmap.ts'
import { samplerOf } from './sampler.ts'

export interface UploadedTexture extends PooledTexture {
  readonly texture: GPUTexture
  /** A new object after an update that changed size or format. */
  readonly view: GPUTextureView
  readonly sampler: GPUSampler
}
export type Textures = EngineTextures<UploadedTexture>

const pools = /*#__PURE__*/ new WeakMap<Gpu, TexturePool<UploadedTexture>>()

/** The textures that one engine uses; engines of the same device share them. */
export const createTextures = (gpu: Gpu, options: TextureCallbacks): Textures => {
  let pool = pools.get(gpu)
  if (!pool) pools.set(gpu, (pool = new Map()))
  return createEngineTextures(pool, { ...options }, textureCreator(gpu), ({ texture }) => destroyLater(texture))
}

/** Encoded commands may use the texture; they are submitted by the end of the task. */
const destroyLater = (texture: GPUTexture): void => {
  setTimeout(() => texture.destroy())
}

// Values of GPUTextureUsage.
const COPY_SRC_DST = 0x3
const TEXTURE_BINDING = 0x4
const STORAGE_BINDING = 0x8
const RENDER_ATTACHMENT = 0x10

interface TextureShape {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly levels: number
  readonly format: GPUTextureFormat
}

/** One texel of zeros, until the image is ready. */
const placeholderOf = (type: ResourceType): Texels =>
  type.kind === 'storageTexture' ? storageTexels(type, { width: 1, height: 1, data: zeros(type) }) : emptyTexel(type)
const zeros = ({ scalar }: ResourceType): Float32Array | Int32Array | Uint32Array =>
  scalar === floatType ? new Float32Array(4) : scalar.name === 'int' ? new Int32Array(4) : new Uint32Array(4)

const textureCreator =
  (gpu: Gpu): CreateTexture<UploadedTexture> =>
  (source, callbacks) => {
    // The source of a texture has a resource type.
    const type = source.type as ResourceType
    const { name } = source
    let texture = uploadTexels(gpu, type, placeholderOf(type), undefined, callbacks)
    let view = viewOf(texture, type)
    const sampler = samplerOf(gpu, type, source.sampler)
    const upload = (): void => {
      const next = uploadFrom(gpu, source, type, texture, callbacks)
      if (!next || next === texture) return
      destroyLater(texture)
      texture = next
      texture.label = name ?? ''
      view = viewOf(texture, type)
    }
    return {
      get texture() {
        return texture
      },
      get view() {
        return view
      },
      sampler,
      update: createUpdate(source, callbacks, upload),
    }
  }

const viewOf = (texture: GPUTexture, type: ResourceType): GPUTextureView => texture.createView({ dimension: type.dimension })

/** Uploads the image of the source. Returns the texture that holds it: `current`, if size and format did not change. */
const uploadFrom = (gpu: Gpu, source: UniformSource, type: ResourceType, current: GPUTexture, callbacks: TextureCallbacks): GPUTexture | undefined => {
  const { image, external, name } = source
  const { device } = gpu
  if (external) return isReady(external) ? uploadExternal(gpu, type, external, isMipmapped(source), current, callbacks) : undefined
  if (!image) return uploadTexels(gpu, type, placeholderOf(type), current, callbacks)
  const texels = type.kind === 'storageTexture' ? storageTexels(type, image) : texelsOf(image, type, source.sampler, device.features.has('float32-filterable'))
  const next = uploadTexels(gpu, type, texels, current, callbacks)
  if (texels.wantedFormat && next !== current)
    callbacks.onFallback({ wanted: `${texels.wantedFormat} of texture "${name ?? ''}"`, got: texels.format, reason: 'this GPU does not mix floats of 32 bits' })
  return next
}

/** Returns `current` if it has this shape, otherwise a new texture. */
const textureFor = (
  { device }: Gpu,
  type: ResourceType,
  { width, height, depth, levels, format }: TextureShape,
  current: GPUTexture | undefined,
  callbacks: TextureCallbacks,
): GPUTexture => {
  if (
    current?.width === width &&
    current.height === height &&
    current.depthOrArrayLayers === depth &&
    current.mipLevelCount === levels &&
    current.format === format
  )
    return current
  const is3D = type.dimension === '3d'
  const { maxTextureDimension2D, maxTextureDimension3D, maxTextureArrayLayers } = device.limits
  const maxSide = is3D ? maxTextureDimension3D : maxTextureDimension2D
  if (width > maxSide || height > maxSide || (is3D && depth > maxSide))
    throw new EngineError(imageTooLarge(`${width} × ${height}${is3D ? ` × ${depth}` : ''}`, maxSide))
  if (!is3D && depth > maxTextureArrayLayers) throw new EngineError(imageTooLarge(`${depth} layers`, maxTextureArrayLayers))
  const isStorage = type.kind === 'storageTexture'
  const isRenderable = !isStorage && /8unorm|depth/.test(format)
  device.pushErrorScope('out-of-memory')
  const texture = device.createTexture({
    size: [width, height, depth],
    format,
    dimension: is3D ? '3d' : '2d',
    mipLevelCount: levels,
    usage: COPY_SRC_DST | TEXTURE_BINDING | (isStorage ? STORAGE_BINDING : 0) | (isRenderable ? RENDER_ATTACHMENT : 0),
  })
  device.popErrorScope().then(
    (error) => {
      if (error) callbacks.onError(new EngineError(noMemory(`a texture of ${width} × ${height}`)))
    },
    // The device is lost, which `Device.lost` reports.
    () => {},
  )
  return texture
}

const uploadTexels = (gpu: Gpu, type: ResourceType, texels: Texels, current: GPUTexture | undefined, callbacks: TextureCallbacks): GPUTexture => {
  const { device } = gpu
  const { width, height, depth, data, levels } = texels
  const texture = textureFor(gpu, type, texels, current, callbacks)
  if (texels.format === 'depth32float') {
    uploadDepth(gpu, texels, texture)
    return texture
  }
  for (const [mipLevel, numbers] of data.entries()) {
    const [w, h, d] = [levelSide(width, mipLevel), levelSide(height, mipLevel), type.dimension === '3d' ? levelSide(depth, mipLevel) : depth]
    const bytesPerRow = numbers.byteLength / (h * d)
    // writeTexture also accepts a view of a SharedArrayBuffer, but its type does not.
    device.queue.writeTexture({ texture, mipLevel }, numbers as Uint8Array<ArrayBuffer>, { bytesPerRow, rowsPerImage: h }, [w, h, d])
  }
  if (data.length < levels) generate(gpu, texture)
  return texture
}

const uploadExternal = (
  gpu: Gpu,
  type: ResourceType,
  image: ExternalImage,
  isMipmapped: boolean,
  current: GPUTexture,
  callbacks: TextureCallbacks,
): GPUTexture => {
  const { device } = gpu
  const { width, height, elements, flipY, premultiply, colorSpace, encoding } = image
  const depth = elements.length
  const levels = isMipmapped ? levelCount(type, width, height, depth) : 1
  const format = encoding === 'linear' ? 'rgba8unorm-srgb' : 'rgba8unorm'
  const texture = textureFor(gpu, type, { width, height, depth, levels, format }, current, callbacks)
  // copyExternalImageToTexture does not support 3D textures: copy to the layers of a 2D texture, then to slices.
  const layers =
    type.dimension === '3d'
      ? device.createTexture({ size: [width, height, depth], format, usage: COPY_SRC_DST | TEXTURE_BINDING | RENDER_ATTACHMENT })
      : texture
  for (const [layer, source] of elements.entries())
    device.queue.copyExternalImageToTexture(
      // The setter of the texture checked that browsers can upload the element.
      { source: source as GPUCopyExternalImageSource, flipY },
      { texture: layers, origin: [0, 0, layer], premultipliedAlpha: premultiply, colorSpace },
      [width, height],
    )
  if (layers !== texture) {
    const encoder = device.createCommandEncoder()
    for (let z = 0; z < depth; z++) encoder.copyTextureToTexture({ texture: layers, origin: [0, 0, z] }, { texture, origin: [0, 0, z] }, [width, height])
    device.queue.submit([encoder.finish()])
    layers.destroy()
  }
  if (levels > 1) generate(gpu, texture)
  return texture
}

/** Submitted at once: the frame that is being encoded reads the levels. */
const generate = (gpu: Gpu, texture: GPUTexture): void => {
  const encoder = gpu.device.createCommandEncoder()
  mipmapperOf(gpu).generate(encoder, texture)
  gpu.device.queue.submit([encoder.finish()])
}
