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
  /** By integrating ψ″ = 2 (V − E) ψ from the wave that has passed back to the one that came: an independent way to the same number. */
  const integrated = (k: number, height: number, a: number): number => {
    type State = readonly [re: number, im: number, reSlope: number, imSlope: number]
    const slope = (x: number, [re, im, reSlope, imSlope]: State): State => {
      const factor = 2 * height * Math.cosh(x / a) ** -2 - k * k
      return [reSlope, imSlope, factor * re, factor * im]
    }
    const plus = (one: State, other: State, times: number): State => [
      one[0] + times * other[0],
      one[1] + times * other[1],
      one[2] + times * other[2],
      one[3] + times * other[3],
    ]
    const h = -0.002
    let x = 8
    let state: State = [Math.cos(k * x), Math.sin(k * x), -k * Math.sin(k * x), k * Math.cos(k * x)]
    for (; x > -8; x += h) {
      const k1 = slope(x, state)
      const k2 = slope(x + h / 2, plus(state, k1, h / 2))
      const k3 = slope(x + h / 2, plus(state, k2, h / 2))
      const k4 = slope(x + h, plus(state, k3, h))
      state = plus(plus(plus(plus(state, k1, h / 6), k2, h / 3), k3, h / 3), k4, h / 6)
    }
    // The part that moves to the right: (ψ + ψ′ / (ik)) / 2.
    return 4 / ((state[0] + state[3] / k) ** 2 + (state[1] - state[2] / k) ** 2)
  }
  test.each([
    [4.5, 13, 0.4],
    [3, 11, 0.3],
    [6, 11, 0.5],
    [4.5, 4, 0.6],
  ])('of a plane wave is that of the integrated equation: k = %f, V₀ = %f, a = %f', (k, height, a) => {
    expect(transmission(k, height, a) / integrated(k, height, a)).toBeCloseTo(1, 5)
  })
  test('of a wide packet is that of its momentum', () => {
    expect(transmissionOf(4.5, 200, 13, 0.4)).toBeCloseTo(transmission(4.5, 13, 0.4), 3)
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
