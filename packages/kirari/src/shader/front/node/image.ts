/**
 * Pictures as an application hands them over: numbers, what a platform can read, or several of these for a cube or an array.
 * They are known by their shape. Must not know: the DOM.
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
  // Canvases differ in what they take and give.
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

/** What a platform can read a picture from: ImageBitmap, HTMLImageElement, canvas, OffscreenCanvas, HTMLVideoElement, VideoFrame, ImageData. */
export type ImageElement = BitmapShape | CanvasShape | ImageDataShape | ImageShape | FrameShape | VideoShape
/** One or several of them, and what is to be done with their colours. */
export interface ImageWithOptions extends Partial<Omit<ExternalImage, 'elements'>> {
  readonly elements: readonly object[]
}
/** What a texture can be given. Several are the faces of a cube, the layers of an array or the slices of a 3D texture. */
export type GivenImage = PixelImage | ImageWithOptions | ImageElement | readonly ImageElement[]

/** What a platform reads, or undefined when these are numbers; a picture that is none of both is refused. */
export const externalOf = (given: GivenImage, type: ResourceType, below: unknown): ExternalImage | undefined => {
  if (isNumbers(given)) return undefined
  // An element has no `elements`.
  const options: ImageWithOptions = Array.isArray(given) ? { elements: given } : 'elements' in given ? given : { elements: [given] }
  if (type.kind !== 'texture' || type.scalar !== floatType || type.depth) return fail(notAValue(`numbers in a typed array for ${type.name}`, given), below)
  checkElements(options.elements, type.dimension, below)
  return 'version' in options && isWhole(options) ? options : complete(options, type)
}

/** ImageData has numbers too, but is a picture of the platform, which stands upright. */
const isNumbers = (given: GivenImage): given is PixelImage => 'data' in given && Object.prototype.toString.call(given) !== '[object ImageData]'

/** What was made by this package, or has all of it: it may change by itself, and is not copied. */
const isWhole = (options: ImageWithOptions): options is ExternalImage =>
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
    // A canvas may have another size when it is taken again.
    get width() {
      return sizeOf(first)[0]
    },
    get height() {
      return sizeOf(first)[1]
    },
  }
}

const isVideo = (element: unknown): element is VideoShape => typeof element === 'object' && element !== null && 'videoWidth' in element

/** The size of its picture; zeros when there is none, and for what is no picture. */
const sizeOf = (element: unknown): readonly [width: number, height: number] => {
  // Each size is looked at before it is believed.
  const shape = Object(element) as { readonly [name: string]: unknown }
  for (const [across, down] of sizeNames) {
    const [width, height] = [shape[across], shape[down]]
    if (typeof width === 'number' && typeof height === 'number') return [width, height]
  }
  return [0, 0]
}
/** Of what a picture has, not of how large it is shown. */
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
    // A video has a size when its first frame is there.
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
