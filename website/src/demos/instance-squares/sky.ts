/**
 * Numbers of the picture that the shader and the buffers share: where square i lies in a sequence that fills the plane evenly, and the painted sky.
 * Must not know: shaders, buffers.
 */

/** Half the width and half the height of the painting. */
export const half = [1.6, 1] as const

/**
 * M. Roberts 2018: multiples of 1/ρ and 1/ρ² without their integer part, where ρ is the plastic number. The first n points fill a rectangle evenly
 * for every n. As integers in units of 2⁻³² they wrap around without rounding; the error of a step, below 2⁻³³, still adds up: 5e-5 at a million.
 */
export const steps = [3242174889, 2447445414] as const

/** Vortices in the sky: x, y, radius, and the direction in which they turn. */
export const vortices: readonly (readonly [number, number, number, number])[] = [
  [0.95, 0.42, 0.34, 1],
  [-0.15, 0.18, 0.5, -1],
  [-1.1, 0.55, 0.24, 1],
  [-0.72, -0.42, 0.36, 1],
  [0.62, -0.5, 0.3, -1],
  [1.35, -0.25, 0.2, 1],
  [-1.4, -0.1, 0.17, -1],
]

/** From the night to the light of a star, and the colour of a few embers. */
export const ramp: readonly (readonly [number, number, number])[] = [
  [0.02, 0.035, 0.15],
  [0.05, 0.15, 0.47],
  [0.1, 0.4, 0.7],
  [0.5, 0.76, 0.66],
  [0.99, 0.78, 0.27],
  [1, 0.95, 0.8],
]
export const ember = [0.93, 0.36, 0.16] as const

export const mostSquares = 1_000_000
/** One square alone does not fill the picture. */
export const longestSide = 1.2
/** How far squares lie apart, as the side of a square whose area is an equal share of the painting. */
export const spacing = (count: number): number => Math.sqrt((4 * half[0] * half[1]) / count)
export const sideOf = (count: number, size: number): number => Math.min(longestSide, size * spacing(count))
/** How many squares cover a point on average. */
export const overdraw = (count: number, side: number): number => (side / spacing(count)) ** 2

/** Buffers grow in these steps. */
const capacities = [20_000, 200_000, mostSquares] as const
export const capacityFor = (count: number): number => capacities.find((one) => one >= count) ?? mostSquares
