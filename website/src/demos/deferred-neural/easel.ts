/**
 * The picture that is learned: one of ours, an image of the reader or their camera, and over it their strokes. The image and the strokes outlive the
 * scene: a reader who changes the network compares on the same picture, also after a look at a solid.
 */
import { draw, type Step } from 'kirari'
import { float, fn, If, int, target, texture, texture2D, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'
import type { ExternalImage, LiveImage } from 'kirari/texture'
import { pictureNames, pictures, type PictureName } from './picture.ts'

/** Pixels along each side. */
export const easelSize = 256

/** The strokes, on a transparent canvas over the picture. */
let glass: OffscreenCanvas | undefined
let uploads = 0
let image: ExternalImage | undefined
let ending: ReturnType<typeof setTimeout> | undefined
const asDrawn = { flipY: true, premultiply: true, colorSpace: 'srgb', encoding: 'srgb' } as const
const contextOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on.')
  return context
}

/** Keeps the image and the strokes while scenes follow each other in the same task. Returns the way to end it. */
export const holdWork = (): (() => void) => {
  clearTimeout(ending)
  return () => {
    ending = setTimeout(() => {
      glass = undefined
      image = undefined
    })
  }
}
export const dropImage = (): void => {
  image = undefined
}
export const wipeStrokes = (): void => {
  glass = undefined
}

export const createEasel = (first: PictureName) => {
  const chosen = uniform(int, pictureNames.indexOf(first), 'chosen')
  const easel = target({ color: 'rgba8unorm' }, { size: [easelSize, easelSize], filter: 'linear', name: 'easel' })
  const paint = texture(texture2D, { name: 'strokes' })
  const photo = texture(texture2D, { name: 'photo' })
  const size = uniform([1, 1], 'photoSize')
  const isMirrored = uniform(0, 'isMirrored')
  let shown: ExternalImage | LiveImage | undefined

  const pictureAt = fn('pictureAt', [{ place: vec2 }], vec3, (place) => {
    const color = vec3(0).toVar('color')
    pictureNames.forEach((name, i) => If(chosen.equal(i), () => color.assign(pictures[name](place))))
    return color
  })
  const covered = (color: Vec3) => {
    const stroke = paint.sample(uv)
    return vec4(color.saturate().mul(float(1).sub(stroke.w)).add(stroke.xyz), 1)
  }
  // The middle of a camera's image: its longer side is cropped.
  const cut = uv
    .sub(0.5)
    .mul(vec2(isMirrored.mul(-2).add(1), 1))
    .mul(size.yy.min(size.xx).div(size))
    .add(0.5)
  const own = draw({ label: 'picture', target: easel, fragment: covered(pictureAt(uv)) })
  const given = draw({ label: 'photo', target: easel, fragment: covered(photo.sample(cut).xyz) })

  const upload = (element: OffscreenCanvas | ImageData): void => {
    const { width, height } = element
    paint.value = { ...asDrawn, width, height, elements: [element], version: ++uploads }
  }
  const show = (next: ExternalImage | undefined, mirrored = false): void => {
    shown = next
    if (!next) return
    photo.value = next
    size.value = [next.width, next.height]
    isMirrored.value = mirrored ? 1 : 0
  }
  const showStrokes = (): void => upload(glass ?? new ImageData(1, 1))
  showStrokes()
  show(image)

  return {
    color: easel.color,
    /** Both can become the step, so both are compiled beforehand. */
    steps: [own, given],
    get step(): Step {
      return shown ? given : own
    },
    choose(name: PictureName) {
      chosen.value = pictureNames.indexOf(name)
    },
    /** Shows a camera; after it, the image of the reader if there is one, or ours. */
    show: (camera: LiveImage | undefined, mirrored: boolean) => show(camera ?? image, camera !== undefined && mirrored),
    async load(file: Blob) {
      const bitmap = await createImageBitmap(file)
      // Its middle, as a square.
      const side = Math.min(bitmap.width, bitmap.height)
      const context = contextOf(new OffscreenCanvas(easelSize, easelSize))
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, easelSize, easelSize)
      bitmap.close()
      image = { ...asDrawn, width: easelSize, height: easelSize, elements: [context.canvas], version: ++uploads }
      show(image)
    },
    showStrokes,
    /** A stroke between two places, in the units of `uv`. */
    stroke(from: readonly [number, number], to: readonly [number, number], color: readonly [number, number, number], width: number) {
      glass ??= new OffscreenCanvas(easelSize, easelSize)
      const context = contextOf(glass)
      context.strokeStyle = `rgb(${color.map((part) => Math.round(part * 255)).join(' ')})`
      context.lineWidth = width * easelSize
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(from[0] * easelSize, (1 - from[1]) * easelSize)
      context.lineTo(to[0] * easelSize, (1 - to[1]) * easelSize + 1e-3)
      context.stroke()
      upload(context.canvas)
    },
  }
}
