/**
 * Texture contents as an application provides them: pixel data, an image source of the platform, or several of these for a cube or an array.
 * They are recognized by shape, not by class, because this file also runs without a DOM.
 */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { ExternalImage, PixelImage } from '../../ir/expr.ts'
import { floatType, type ResourceType } from '../../ir/type.ts'
import { videoImage, type VideoShape } from '../../../texture/video-image.ts'

interface Sized {
  readonly width: number
  readonly height: number
}
/** ImageBitmap. */
interface BitmapShape extends Sized {
  close(): void
}
/** HTMLCanvasElement, OffscreenCanvas. */
interface CanvasShape extends Sized {
  // The `getContext` methods of canvases have different types.
  getContext: unknown
}
/** ImageData. */
interface ImageDataShape extends Sized {
  readonly data: ArrayLike<number>
  readonly colorSpace: string
}
/** HTMLImageElement. */
interface ImageShape {
  readonly naturalWidth: number
  readonly naturalHeight: number
  readonly complete: boolean
}
/** VideoFrame. */
interface FrameShape {
  readonly displayWidth: number
  readonly displayHeight: number
  close(): void
}

/** An image source of the platform: ImageBitmap, HTMLImageElement, HTMLCanvasElement, OffscreenCanvas, HTMLVideoElement, VideoFrame or ImageData. */
export type ImageElement = BitmapShape | CanvasShape | ImageDataShape | ImageShape | FrameShape | VideoShape
/** One or several image sources, and how to convert their colours. */
export interface ImageWithOptions extends Partial<Omit<ExternalImage, 'elements'>> {
  readonly elements: readonly object[]
}
/** The contents of a texture. A list holds the faces of a cube, the layers of an array or the slices of a 3D texture. */
export type GivenImage = PixelImage | ImageWithOptions | ImageElement | readonly ImageElement[]

/** Returns the image sources; undefined for pixel data. Throws if they do not fit the texture type. */
export const externalOf = (given: GivenImage, type: ResourceType, below: unknown): ExternalImage | undefined => {
  if (isNumbers(given)) return undefined
  // An image source has no `elements`.
  const options: ImageWithOptions = Array.isArray(given) ? { elements: given } : 'elements' in given ? given : { elements: [given] }
  if (type.kind !== 'texture' || type.scalar !== floatType || type.depth) return fail(notAValue(`numbers in a typed array for ${type.name}`, given), below)
  checkElements(options.elements, type.dimension, below)
  return 'version' in options && isComplete(options) ? options : complete(options, type)
}

/** ImageData has pixel data too, but counts as an image source: it appears upright. */
const isNumbers = (given: GivenImage): given is PixelImage => 'data' in given && Object.prototype.toString.call(given) !== '[object ImageData]'

/** Complete options, such as those that this package makes, are kept as they are: they may change by themselves. */
const isComplete = (options: ImageWithOptions): options is ExternalImage =>
  ['width', 'height', 'flipY', 'premultiply', 'colorSpace', 'encoding'].every((name) => name in options)

const complete = ({ elements, ...options }: ImageWithOptions, type: ResourceType): ExternalImage => {
  const [first] = elements
  if (elements.length === 1 && isVideo(first)) return videoImage(first, options)
  return {
    flipY: type.dimension !== 'cube',
    premultiply: true,
    colorSpace: 'srgb',
    encoding: 'srgb',
    version: 0,
    ...options,
    elements,
    // The size of a canvas may change before the next upload.
    get width() {
      return sizeOf(first)[0]
    },
    get height() {
      return sizeOf(first)[1]
    },
  }
}

const isVideo = (element: unknown): element is VideoShape => typeof element === 'object' && element !== null && 'videoWidth' in element

/** The size of an image source in pixels; zeros if it has none. */
const sizeOf = (element: unknown): readonly [width: number, height: number] => {
  // Each member is checked before use.
  const shape = Object(element) as { readonly [name: string]: unknown }
  for (const [across, down] of sizeNames) {
    const [width, height] = [shape[across], shape[down]]
    if (typeof width === 'number' && typeof height === 'number') return [width, height]
  }
  return [0, 0]
}
/** The intrinsic size comes first; `width` and `height` of an image or video are its displayed size. */
const sizeNames = [
  ['videoWidth', 'videoHeight'],
  ['naturalWidth', 'naturalHeight'],
  ['displayWidth', 'displayHeight'],
  ['width', 'height'],
] as const

const checkElements = (elements: readonly unknown[], dimension: ResourceType['dimension'], below: unknown): void => {
  const [first] = elements
  const [width, height] = sizeOf(first)
  if (dimension === '2d' && elements.length !== 1) return fail(notAValue('one picture for a flat texture', elements.length), below)
  if (dimension === 'cube' && (elements.length !== 6 || width !== height))
    return fail(notAValue('six square pictures for a cube: +x, −x, +y, −y, +z, −z', elements), below)
  if (elements.length === 0) return fail(notAValue('a picture at least', elements), below)
  for (const element of elements) {
    // A video has no size until its first frame has loaded.
    if (isVideo(element)) continue
    const [ownWidth, ownHeight] = sizeOf(element)
    if (typeof element === 'object' && element !== null && 'complete' in element && (!element.complete || ownWidth === 0))
      return fail(
        notAValue('an image that is there (wait for image.decode(), or take loadImage of kirari/texture)', 'one that is not loaded, or is broken'),
        below,
      )
    if (ownWidth < 1 || ownHeight < 1)
      return fail(notAValue('an ImageBitmap, image, canvas, video, VideoFrame or ImageData of at least one pixel', element), below)
    if (ownWidth !== width || ownHeight !== height) return fail(notAValue(`pictures of one size, ${width} × ${height}`, `${ownWidth} × ${ownHeight}`), below)
  }
}
