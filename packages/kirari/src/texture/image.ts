/** Loads images from addresses and decodes them off the main thread, ready for a texture. */
import { notDecoded } from '#explain-engine'
import { EngineError } from '../engine/message/error.ts'
import type { ExternalImage } from '../shader/ir/expr.ts'
import type { ImageOptions } from './video-image.ts'
import { download, type DownloadOptions, type Progress } from './download.ts'

export interface LoadOptions extends ImageOptions, DownloadOptions {}

/**
 * Loads an image. It stands upright: uv (0, 0) is its lower left corner. The promise rejects with an EngineError that says what is wrong:
 * no response (E1043), an error status (E1044), or a file that is not an image (E1045).
 *
 * @example
 * const photo = texture(texture2D, { name: 'photo' })
 * createEngine({ canvas, frame: [draw({ fragment: photo.sample(uv) })] })
 * photo.value = await loadImage('photo.jpg', { onProgress: ({ loaded, total }) => (bar.value = loaded / (total ?? Infinity)) })
 */
export const loadImage = async (url: string | URL, options: LoadOptions = {}): Promise<ExternalImage> =>
  imageOf([await loadBitmap(url, options)], options, true)

/**
 * Loads the six faces of a cube: +x, −x, +y, −y, +z, −z. Faces are upright as seen from inside, so they are not flipped.
 *
 * @example
 * const sky = texture(textureCube)
 * sky.value = await loadCube(['px', 'nx', 'py', 'ny', 'pz', 'nz'].map((face) => `sky/${face}.webp`))
 */
export const loadCube = async (urls: readonly (string | URL)[], options: LoadOptions = {}): Promise<ExternalImage> =>
  imageOf(await loadBitmaps(urls, options), options, false)

/**
 * Loads the layers of an array, or the slices of a 3D texture: images of one size.
 *
 * @example
 * const leaves = texture(texture2DArray)
 * leaves.value = await loadLayers(['leaf-1.png', 'leaf-2.png'])
 */
export const loadLayers = async (urls: readonly (string | URL)[], options: LoadOptions = {}): Promise<ExternalImage> =>
  imageOf(await loadBitmaps(urls, options), options, true)

const imageOf = (bitmaps: readonly ImageBitmap[], options: LoadOptions, isTurned: boolean): ExternalImage => {
  const { flipY = isTurned, premultiply = true, colorSpace = 'srgb', encoding = 'srgb' } = options
  const { width = 0, height = 0 } = bitmaps[0] ?? {}
  return { width, height, elements: bitmaps, flipY, premultiply, colorSpace, encoding, version: 0, isConverted: true }
}

/** Loads all at once; rejects as soon as one fails. */
const loadBitmaps = async (urls: readonly (string | URL)[], options: LoadOptions): Promise<readonly ImageBitmap[]> => {
  const { signal, onProgress } = options
  const all = new AbortController()
  const abort = (): void => all.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const parts: (Progress | undefined)[] = urls.map(() => undefined)
  const report = (part: number, progress: Progress): void => {
    parts[part] = progress
    const total = parts.reduce<number | undefined>((sum, one) => (sum === undefined || one?.total === undefined ? undefined : sum + one.total), 0)
    onProgress?.({ loaded: parts.reduce((sum, one) => sum + (one?.loaded ?? 0), 0), total })
  }
  try {
    return await Promise.all(
      urls.map((url, i) => loadBitmap(url, { ...options, signal: all.signal, ...(onProgress && { onProgress: (progress) => report(i, progress) }) })),
    )
  } catch (error) {
    all.abort(error)
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

const loadBitmap = async (url: string | URL, options: LoadOptions): Promise<ImageBitmap> => {
  const { signal, premultiply = true } = options
  const blob = await download(url, options)
  const { type, size } = blob
  // A server that does not know a file's type sends this one, or none.
  if (type && type !== 'application/octet-stream' && !type.startsWith('image/')) throw new EngineError(notDecoded(String(url), type))
  const how: ImageBitmapOptions = { premultiplyAlpha: premultiply ? 'premultiply' : 'none' }
  try {
    const bitmap = type.startsWith('image/svg') ? await drawn(blob, how) : await createImageBitmap(blob, how)
    if (!signal?.aborted) return bitmap
    bitmap.close()
  } catch (error) {
    throw new EngineError(notDecoded(String(url), `${size} bytes of ${type || 'no type'} that it cannot decode`), error)
  }
  throw signal.reason
}

/** Only elements decode vector images. */
const drawn = async (blob: Blob, how: ImageBitmapOptions): Promise<ImageBitmap> => {
  const image = new Image()
  image.src = URL.createObjectURL(blob)
  try {
    await image.decode()
    return await createImageBitmap(image, how)
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
