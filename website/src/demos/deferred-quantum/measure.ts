/**
 * Numbers of a wave function on the CPU, in double precision: its norm and width, a place drawn from it, and the formulas that it is
 * compared with.
 * Must not know: the GPU.
 */
import { placeOf, type Grid } from './evolve.ts'

/** Real and imaginary parts in turn, row after row. */
type Psi = ArrayLike<number>

export interface Moments {
  readonly norm: number
  readonly mean: readonly [x: number, y: number]
  /** Standard deviations. */
  readonly sigma: readonly [x: number, y: number]
}

export const density = (psi: Psi, i: number): number => (psi[2 * i] ?? 0) ** 2 + (psi[2 * i + 1] ?? 0) ** 2

export const momentsOf = (psi: Psi, grid: Grid): Moments => {
  const { n, side } = grid
  let [sum, x1, y1, x2, y2] = [0, 0, 0, 0, 0]
  for (let i = 0; i < n * n; i++) {
    const p = density(psi, i)
    const [x, y] = [placeOf(grid, i % n), placeOf(grid, Math.floor(i / n))]
    sum += p
    x1 += p * x
    y1 += p * y
    x2 += p * x * x
    y2 += p * y * y
  }
  const mean = [x1 / sum, y1 / sum] as const
  return { norm: sum * (side / n) ** 2, mean, sigma: [Math.sqrt(x2 / sum - mean[0] ** 2), Math.sqrt(y2 / sum - mean[1] ** 2)] }
}

/** The probability of being where `is` says. */
export const probability = (psi: Psi, grid: Grid, is: (x: number, y: number) => boolean): number => {
  const { n, side } = grid
  let sum = 0
  for (let i = 0; i < n * n; i++) if (is(placeOf(grid, i % n), placeOf(grid, Math.floor(i / n)))) sum += density(psi, i)
  return sum * (side / n) ** 2
}

/** Born's rule: the place of a particle, drawn with the probability |ψ|² from a random number in [0, 1). */
export const drawPlace = (psi: Psi, grid: Grid, chance: number): readonly [x: number, y: number] => {
  const count = grid.n ** 2
  let total = 0
  for (let i = 0; i < count; i++) total += density(psi, i)
  let [left, i] = [chance * total, 0]
  while (i < count - 1 && (left -= density(psi, i)) >= 0) i++
  return [placeOf(grid, i % grid.n), placeOf(grid, Math.floor(i / grid.n))]
}

/** The width of a free packet after a time: σ₀ √(1 + (ħt / 2mσ₀²)²). */
export const widthOf = (sigma: number, t: number): number => sigma * Math.sqrt(1 + (t / (2 * sigma ** 2)) ** 2)

/** The share of a plane wave with momentum k that passes the barrier V = V₀ / cosh²(x / a) (Eckart 1930), for 8 V₀ a² > 1. */
export const transmission = (k: number, height: number, a: number): number => {
  const wall = Math.cosh((Math.PI / 2) * Math.sqrt(8 * height * a ** 2 - 1))
  return 1 / (1 + (wall / Math.sinh(Math.PI * k * a)) ** 2)
}

/** The same for a Gaussian packet: the mean over its momenta, whose standard deviation is 1 / 2σ. */
export const transmissionOf = (k: number, sigma: number, height: number, a: number): number => {
  const spread = 1 / (2 * sigma)
  let [sum, weights] = [0, 0]
  for (let i = -200; i <= 200; i++) {
    const z = i / 40
    const weight = Math.exp((-z * z) / 2)
    const momentum = k + z * spread
    weights += weight
    if (momentum > 0) sum += weight * transmission(momentum, height, a)
  }
  return sum / weights
}
