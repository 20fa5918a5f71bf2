/**
 * The picture that is learned: one of ours, an image of the reader or their camera, and over it their strokes. An image and strokes outlive the scene: a
 * reader who changes the network compares on the same picture.
 */
import { draw, type Engine, type Step } from 'kirari'
import { float, fn, If, int, target, texture, texture2D, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { ExternalImage, LiveImage } from 'kirari/texture'
import { pictureNames, pictures, type PictureName } from './picture.ts'

/** Pixels along each side. */
export const easelSize = 256

/** The strokes, on glass over the picture. */
let glass: OffscreenCanvas | undefined
let strokes = 0
let image: ExternalImage | undefined
let ending: ReturnType<typeof setTimeout> | undefined
const pen = (): OffscreenCanvasRenderingContext2D => {
  glass ??= new OffscreenCanvas(easelSize, easelSize)
  const context = glass.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on.')
  return context
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
  const covered = (color: ReturnType<typeof vec3>, isPainted: boolean) => {
    if (!isPainted) return vec4(color.saturate(), 1)
    const stroke = paint.sample(uv)
    return vec4(color.saturate().mul(float(1).sub(stroke.w)).add(stroke.xyz), 1)
  }
  // The middle of the photo: its longer side is cut.
  const cut = uv
    .sub(0.5)
    .mul(vec2(isMirrored.mul(-2).add(1), 1))
    .mul(size.yy.min(size.xx).div(size))
    .add(0.5)
  const steps = [false, true].map((isPainted) => ({
    own: draw({ label: 'picture', target: easel, fragment: covered(pictureAt(uv), isPainted) }),
    photo: draw({ label: 'photo', target: easel, fragment: covered(photo.sample(cut).xyz, isPainted) }),
  }))

  const upload = (): void => {
    paint.value = { width: easelSize, height: easelSize, elements: [pen().canvas], flipY: true, premultiply: true, colorSpace: 'srgb', encoding: 'srgb', version: ++strokes }
  }
  const show = (next: ExternalImage | undefined, mirrored = false): void => {
    shown = next
    if (!next) return
    photo.value = next
    size.value = [next.width, next.height]
    isMirrored.value = mirrored ? 1 : 0
  }
  if (strokes > 0) upload()
  show(image)

  return {
    color: easel.color,
    /** Compiled and run each frame, since a camera moves. */
    get step(): Step {
      const { own, photo } = steps[strokes > 0 ? 1 : 0] as (typeof steps)[number]
      return shown ? photo : own
    },
    choose(name: PictureName) {
      chosen.value = pictureNames.indexOf(name)
    },
    /** Shows an image of the reader, or a camera, instead of a picture of ours; without one, ours again. */
    show,
    async load(file: Blob, engine: Engine) {
      const bitmap = await createImageBitmap(file)
      image = { width: bitmap.width, height: bitmap.height, elements: [bitmap], flipY: true, premultiply: true, colorSpace: 'srgb', encoding: 'srgb', version: 0 }
      show(image)
      engine.redraw()
    },
    dropImage() {
      image = undefined
    },
    /** A stroke between two places, in the units of `uv`. */
    stroke(from: readonly [number, number], to: readonly [number, number], color: readonly [number, number, number], width: number) {
      const context = pen()
      context.strokeStyle = `rgb(${color.map((part) => Math.round(part * 255)).join(' ')})`
      context.lineWidth = width * easelSize
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(from[0] * easelSize, (1 - from[1]) * easelSize)
      context.lineTo(to[0] * easelSize, (1 - to[1]) * easelSize + 1e-3)
      context.stroke()
      upload()
    },
    wipe() {
      pen().clearRect(0, 0, easelSize, easelSize)
      if (strokes > 0) upload()
    },
    /** The image and the strokes stay if another scene takes them over in the same task. */
    connect() {
      clearTimeout(ending)
      return () => {
        ending = setTimeout(() => {
          glass = image = undefined
          strokes = 0
        })
      }
    },
  }
}
export type Easel = ReturnType<typeof createEasel>
