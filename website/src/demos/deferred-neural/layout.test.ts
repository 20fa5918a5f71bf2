/** Everything on the board has its own place within the canvas. */
import { expect, test } from 'vitest'
import { layoutOf, slotsOf, type Rect } from './layout.ts'

const meet = ([a, b, c, d]: Rect, [x, y, w, h]: Rect): boolean => a < x + w - 1e-9 && x < a + c - 1e-9 && b < y + h - 1e-9 && y < b + d - 1e-9

test.each([16, 32, 64])('with %i neurons per layer, nothing overlaps or leaves the canvas', (width) => {
  for (const aspect of [0.6, 1, 1.6, 2.4])
    for (let depth = 1; depth <= 4; depth++) {
      const matrices = [[25, 16] as const, ...Array.from({ length: depth }, (_, k) => [width + 1, k === depth - 1 ? width / 6 : width] as const)]
      const { tile, picture, target, error, loss, weights } = layoutOf(aspect, width, depth, matrices)
      const tiles = slotsOf(width, depth)
        .flat()
        .map(([x, y]): Rect => [picture[0] + x * tile[0], picture[1] + y * tile[1], tile[0], tile[1]])
      expect(tiles.length).toBe(width * depth)
      const all = [picture, target, error, loss, ...weights, ...tiles]
      for (const [i, one] of all.entries()) {
        const [x, y, w, h] = one
        expect(Math.min(x, y, w, h, 1 - x - w, 1 - y - h)).toBeGreaterThan(-1e-9)
        expect(all.some((other, k) => k < i && meet(one, other))).toBe(false)
      }
      // Squares on the canvas.
      for (const [, , w, h] of [picture, target, error, ...tiles]) expect((w * aspect) / h).toBeCloseTo(1, 6)
      expect(picture[2]).toBeCloseTo((tile[0] * width) / 4, 9)
    }
})
