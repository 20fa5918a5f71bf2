/** What every program of a scene has in common: how many particles, and how long a step is. */
export const count = 100_000
export const seconds = 1 / 60
/** Pixels of a side of the canvas. */
export const side = 256

/** What is timed: some frames one after another, until the GPU has done them all. */
export interface Runner {
  run(frames: number): Promise<void>
  /** Some numbers of the state or picture, to see that both did the same. */
  probe(): Promise<readonly number[]>
}

/** The colours of every 1,021st pixel. */
export const pixels = (data: Uint8Array | Uint8ClampedArray): readonly number[] =>
  Array.from({ length: Math.floor((side * side) / 1021) }, (_, i) => [...data.subarray(i * 1021 * 4, i * 1021 * 4 + 3)]).flat()
