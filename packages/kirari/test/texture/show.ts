/** Shared by tests of images: an image whose corners differ, in every form, and the corners of the canvas. */
import { createEngine, draw } from '../../src/index.ts'
import type { BackendName, Engine, Fragment, Picture } from '../../src/index.ts'
import { pixel, type Stage } from '../engine/stage.ts'

export const red = [255, 0, 0, 255] as const
export const green = [0, 255, 0, 255] as const
export const blue = [0, 0, 255, 255] as const
export const white = [255, 255, 255, 255] as const
/** As people see it: top left and right, bottom left and right. */
export const corners = [red, green, blue, white] as const

export const show = (stage: Stage, backend: BackendName, fragment: Fragment): Engine =>
  stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame: [draw({ fragment })] }))

/** The corners of a 60 × 40 image, in that order. */
export const cornersOf = (picture: Picture): readonly (readonly number[])[] => [
  pixel(picture, 15, 10),
  pixel(picture, 45, 10),
  pixel(picture, 15, 30),
  pixel(picture, 45, 30),
]

/** A canvas with a colour in each corner. */
export const paint = (size = 2, colors: readonly string[] = ['#f00', '#0f0', '#00f', '#fff']): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  const half = size / 2
  for (const [i, color] of colors.entries()) {
    if (!context) break
    context.fillStyle = color
    context.fillRect((i % 2) * half, Math.floor(i / 2) * half, half, half)
  }
  return canvas
}

export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('expected a blob of a canvas'))), 'image/png'))

/** An object URL of a canvas's image. */
export const addressOf = async (canvas: HTMLCanvasElement): Promise<string> => URL.createObjectURL(await blobOf(canvas))

/** Whether numbers are equal within the differences of browsers' colour conversions. */
export const isNear = (numbers: readonly number[], wanted: readonly number[], tolerance: number): boolean =>
  numbers.length === wanted.length && numbers.every((number, i) => Math.abs(number - (wanted[i] ?? NaN)) <= tolerance)

/** The direction to a point of a cube's face: from its centre, −1 to 1 to the right and down as seen from inside. As in the OpenGL ES 3.0 specification, 3.8.10. */
export const cubeDirection = (face: number, right: number, down: number): readonly [number, number, number] => {
  const directions = [
    [1, -down, -right],
    [-1, -down, right],
    [right, 1, down],
    [right, -1, -down],
    [right, -down, 1],
    [-right, -down, -1],
  ] as const
  return directions[face] ?? [0, 0, 0]
}
