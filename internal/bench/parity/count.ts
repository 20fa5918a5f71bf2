/** Settings that every program of a scene shares: the number of particles, and the duration of a step. */
export const count = 100_000
export const seconds = 1 / 60
/** Side length of the canvas, in pixels. */
export const side = 256

/** A timed program: draws some frames one after another, until the GPU has finished them all. */
export interface Runner {
  run(frames: number): Promise<void>
  /** Reads some numbers of the state or the image, to check that both did the same. */
  probe(): Promise<readonly number[]>
}

/** The colours of every 1,021st pixel. */
export const pixels = (data: Uint8Array | Uint8ClampedArray): readonly number[] =>
  Array.from({ length: Math.floor((side * side) / 1021) }, (_, i) => [...data.subarray(i * 1021 * 4, i * 1021 * 4 + 3)]).flat()
