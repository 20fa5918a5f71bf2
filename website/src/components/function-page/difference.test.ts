/** Two pictures and what is told of them. */
import { expect, test } from 'vitest'
import { differenceOf, type Pixels } from './difference.ts'

const picture = (width: number, height: number, change: Readonly<Record<number, number>> = {}): Pixels => {
  const data = new Uint8ClampedArray(4 * width * height).fill(100)
  for (const [i, value] of Object.entries(change)) data[Number(i)] = value
  return { width, height, data }
}
const alphas = ({ data }: Pixels): readonly number[] => [...data].filter((_, i) => i % 4 === 3)

test('equal pictures are equal, and the overlay is dark all over', () => {
  const { largest, count, times, picture: overlay } = differenceOf(picture(4, 3), picture(4, 3))
  expect([largest, count, times]).toEqual([0, 0, 1])
  expect(new Set(alphas(overlay)).size).toBe(1)
})

test('pixels that differ are counted once, and the largest difference of a channel is told', () => {
  const { largest, count, times } = differenceOf(picture(4, 3), picture(4, 3, { 0: 101, 1: 103, 9: 98, 47: 99 }))
  expect([largest, count, times]).toEqual([3, 3, 85])
})

test('the overlay is bright where pictures differ and near it, and nowhere else', () => {
  const { picture: overlay } = differenceOf(picture(5, 5), picture(5, 5, { [4 * 12]: 101 }))
  expect(alphas(overlay).map((alpha) => (alpha === 255 ? 1 : 0))).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0])
  expect(overlay.data[4 * 12]).toBeGreaterThan(overlay.data[4 * 6] ?? 255)
})

test('what is at a border does not shine on the other side', () => {
  const { picture: overlay } = differenceOf(picture(4, 2), picture(4, 2, { [4 * 3]: 0 }))
  expect(alphas(overlay).map((alpha) => (alpha === 255 ? 1 : 0))).toEqual([0, 0, 1, 1, 0, 0, 1, 1])
})

test('pictures of two sizes are refused, with both', () => {
  expect(() => differenceOf(picture(4, 3), picture(3, 4))).toThrow('4×3 pixels and the other 3×4')
})
