/** Vectors in double precision. */

export type Vector = readonly number[]

export const sub = (a: Vector, b: Vector): Vector => a.map((value, i) => value - (b[i] ?? NaN))

export const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0)

export const along = (from: Vector, direction: Vector, length: number): Vector => from.map((value, i) => value + length * (direction[i] ?? NaN))
