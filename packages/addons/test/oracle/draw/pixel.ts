/** The size of a pixel, and slopes between pixels. */

/** Few digits, so that the differences between pixels are exactly the slopes. */
export const coarse = (row: readonly number[]): readonly number[] => row.map((value) => Math.round(value * 4096) / 4096)

export const slope = { min: -0.25, max: 0.25 }

export const pixel = { min: 0.001, max: 1 }

/** The size of a pixel where coordinates change by these two vectors: the square root of their mean squared length. */
export const sizeOf = (xx: number, xy: number, yx: number, yy: number): number => Math.sqrt((xx * xx + xy * xy + yx * yx + yy * yy) / 2)
