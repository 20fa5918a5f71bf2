/** The browser decodes a PNG to the image it was encoded from. */
import { expect, test } from 'vitest'
import { target } from '../../shader/front/node/target.ts'
import { createEngine, draw } from '../../index.ts'
import { uv, vec4 } from '../../shader/front/node/index.ts'
import { toPNG } from './png.ts'

const scene = target({ color: 'rgba8unorm' }, { size: [1, 2] })

const pixelsOf = async (file: Blob, width: number, height: number): Promise<readonly number[]> => {
  const bitmap = await createImageBitmap(file, { premultiplyAlpha: 'none' })
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  return [...(canvas?.getImageData(0, 0, width, height).data ?? [])]
}

test('an image with transparent pixels survives encoding and decoding', async () => {
  // Opaque orange, half-transparent red (128, multiplied by its alpha 128), transparent.
  const data = new Uint8ClampedArray([255, 102, 0, 255, 128, 0, 0, 128, 0, 0, 0, 0])
  const file = await toPNG({ width: 3, height: 1, data })
  expect(file.type).toBe('image/png')
  expect(await pixelsOf(file, 3, 1)).toEqual([255, 102, 0, 255, 255, 0, 0, 128, 0, 0, 0, 0])
})

test('flipY turns the image of a target upright', async () => {
  const frame = [draw({ target: scene, fragment: vec4(1, uv.y, 0, 1) }), draw({ fragment: scene.color.sample(uv) })]
  const engine = createEngine({ container: document.body, frame })
  await engine.capture()
  const image = await engine.read(scene.color)
  // uv.y is 0.25 in the bottom row and 0.75 in the top row.
  const [low, high] = [
    [255, 64, 0, 255],
    [255, 191, 0, 255],
  ]
  expect(await pixelsOf(await toPNG(image, { flipY: true }), 1, 2)).toEqual([...high, ...low])
  expect(await pixelsOf(await toPNG(image), 1, 2)).toEqual([...low, ...high])
  engine.dispose()
})

test.each([
  ['floats', new Float32Array(8), 'got a Float32Array of 8'],
  ['a pixel too few', new Uint8Array(4), 'got a Uint8Array of 4'],
  ['two numbers a pixel', new Uint8ClampedArray(4), 'got a Uint8ClampedArray of 4'],
])('%s are refused', async (_, data, message) => {
  await expect(toPNG({ width: 2, height: 1, data })).rejects.toThrow(message)
  await expect(toPNG({ width: 2, height: 1, data })).rejects.toMatchObject({ diagnostic: { code: 'E1011' } })
})
