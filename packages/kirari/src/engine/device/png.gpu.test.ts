/** A picture written as a PNG and read by the browser is the same picture. */
import { expect, test } from 'vitest'
import { toPNG } from './png.ts'

test('a picture with transparent parts is the same after it was a PNG', async () => {
  // Opaque orange, half a transparent red (128 of 255 with its alpha 128), nothing.
  const data = new Uint8ClampedArray([255, 102, 0, 255, 128, 0, 0, 128, 0, 0, 0, 0])
  const file = await toPNG({ width: 3, height: 1, data })
  expect(file.type).toBe('image/png')
  const bitmap = await createImageBitmap(file, { premultiplyAlpha: 'none' })
  const sheet = new OffscreenCanvas(3, 1).getContext('2d')
  sheet?.drawImage(bitmap, 0, 0)
  expect([...(sheet?.getImageData(0, 0, 3, 1).data ?? [])]).toEqual([255, 102, 0, 255, 255, 0, 0, 128, 0, 0, 0, 0])
})
