/** Numbers of a wave function without a GPU: Born's rule by chi-square, moments, and the transmission through a barrier. */
import { describe, expect, test } from 'vitest'
import { placeOf } from './evolve.ts'
import { density, drawPlace, momentsOf, probability, transmission, transmissionOf, widthOf } from './measure.ts'
import { groundAt, momentumOf } from './throw.ts'
import { createOrbitCamera } from 'kirari/camera'

const grid = { n: 32, side: 16 }
/** Two packets that interfere. */
const psi = Array.from({ length: grid.n ** 2 }, (_, i) => {
  const [x, y] = [placeOf(grid, i % grid.n), placeOf(grid, Math.floor(i / grid.n))]
  const [left, right] = [Math.exp(-((x + 2) ** 2 + y ** 2) / 6), Math.exp(-((x - 2) ** 2 + (y - 1) ** 2) / 9)]
  return [left * Math.cos(x) + right, left * Math.sin(x)]
}).flat()
/** A generator of 32 bits (Marsaglia 2003), so that the draws are the same each time. */
const xorshift = (seed: number) => (): number => {
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return (seed >>> 0) / 2 ** 32
}

describe("Born's rule", () => {
  test('20,000 draws fill the cells as |ψ|² says: chi-square stays below its 99.9 % quantile', () => {
    const random = xorshift(20_260_101)
    const counts = new Map<number, number>()
    const tile = (x: number, y: number): number => Math.floor((x + 8) / 2) * 8 + Math.floor((y + 8) / 2)
    const draws = 20_000
    for (let i = 0; i < draws; i++) {
      const at = tile(...drawPlace(psi, grid, random()))
      counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    const { norm } = momentsOf(psi, grid)
    let [chi, cells] = [0, 0]
    for (let at = 0; at < 64; at++) {
      const wanted = (probability(psi, grid, (x, y) => tile(x, y) === at) / norm) * draws
      if (wanted < 5) continue
      chi += ((counts.get(at) ?? 0) - wanted) ** 2 / wanted
      cells++
    }
    expect(cells).toBeGreaterThan(20)
    // Wilson and Hilferty 1931: the quantile of chi-square with k degrees of freedom.
    const k = cells - 1
    expect(chi).toBeLessThan(k * (1 - 2 / (9 * k) + 3.09 * Math.sqrt(2 / (9 * k))) ** 3)
    // A wrong rule, |ψ| for |ψ|², fails by far.
    const amplitude = psi.map((_, i) => (i % 2 === 0 ? Math.sqrt(Math.sqrt(density(psi, i / 2))) : 0))
    const total = momentsOf(amplitude, grid).norm
    let wrong = 0
    for (let at = 0; at < 64; at++) {
      const wanted = (probability(amplitude, grid, (x, y) => tile(x, y) === at) / total) * draws
      if (wanted >= 5) wrong += ((counts.get(at) ?? 0) - wanted) ** 2 / wanted
    }
    expect(wrong).toBeGreaterThan(1000)
  })

  test('never finds the particle where ψ is 0, whatever the random number', () => {
    const lone = psi.map((part, i) => (i >> 1 === 77 ? part : 0))
    const place = [placeOf(grid, 77 % 32), placeOf(grid, 2)]
    for (const chance of [0, 0.5, 1 - 2 ** -32]) expect(drawPlace(lone, grid, chance)).toEqual(place)
  })
})

test('a packet is √2 as wide when t = 2 m σ₀² / ħ', () => {
  expect(widthOf(0.7, 2 * 0.7 ** 2)).toBeCloseTo(0.7 * Math.SQRT2, 12)
})

describe('transmission', () => {
  /** By matching waves at both edges with complex numbers, for k and κ of any size: an independent way to the same number. */
  const matched = (k: number, height: number, width: number): number => {
    const inside = 2 * height - k * k
    const kappa = Math.sqrt(Math.abs(inside))
    const [c, s] = inside > 0 ? [Math.cosh(kappa * width), Math.sinh(kappa * width)] : [Math.cos(kappa * width), Math.sin(kappa * width)]
    const sign = inside > 0 ? 1 : -1
    // ψ and ψ' across the barrier, then |2 / (m11 + m22 + i (k m12 − m21 / k))|².
    const [re, im] = [2 * c, (-k * s) / kappa + (sign * kappa * s) / k]
    return 4 / (re * re + im * im)
  }
  test.each([
    [4.5, 11, 1],
    [3, 11, 0.5],
    [5, 11, 1],
    [6, 4, 2],
  ])('of a plane wave is that of matched waves: k = %f, V = %f, width %f', (k, height, width) => {
    expect(transmission(k, height, width)).toBeCloseTo(matched(k, height, width), 10)
  })
  test('of a wide packet is that of its momentum', () => {
    expect(transmissionOf(4.5, 200, 11, 1)).toBeCloseTo(transmission(4.5, 11, 1), 3)
  })
})

test('a ray meets the ground where the camera projects that place; a drag gives no more momentum than the grid can show', () => {
  const camera = createOrbitCamera({ target: [1, 0, 2], yaw: 0.6, pitch: 0.5, distance: 20 })
  expect(groundAt(camera, 1.6, 0.5, 0.5)).toEqual([expect.closeTo(1, 6), expect.closeTo(2, 6)])
  // To the right at yaw 0 is +x, and up the picture is away from the viewer.
  const straight = createOrbitCamera({ pitch: 0.5, distance: 20 })
  expect(groundAt(straight, 1.6, 0.7, 0.5)[0]).toBeGreaterThan(1)
  expect(groundAt(straight, 1.6, 0.5, 0.7)[1]).toBeLessThan(-1)
  expect(momentumOf([0, 0], [2, 0])).toEqual([expect.closeTo(1.8, 9), 0])
  expect(Math.hypot(...momentumOf([0, 0], [30, 40]))).toBeCloseTo(8, 9)
})
