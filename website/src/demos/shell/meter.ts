/**
 * How long frames take: the time from one to the next, smoothed, and what the GPU itself needed where it tells.
 * Writes its text a few times a second without React, and no screen reader is told of it.
 */
export interface Meter {
  /** A frame was drawn. */
  frame(): void
  gpu(milliseconds: number): void
  /** Time stood still: the next frame says nothing about how long frames take. */
  rest(): void
}

const writeMilliseconds = 400
/** How much the newest frame counts. */
const weight = 0.1
/** A longer pause than this was no frame, but a hidden page. */
const longestMilliseconds = 2000

export const createMeter = (write: (text: string) => void): Meter => {
  let last = 0
  let mean = 0
  let gpuMean = 0
  let written = 0
  return {
    frame() {
      const now = performance.now()
      const passed = now - last
      if (last && passed < longestMilliseconds) mean = mean ? mean + (passed - mean) * weight : passed
      last = now
      if (!mean || now - written < writeMilliseconds) return
      written = now
      // A page may hand over frames faster than the GPU draws them; no more are seen than it draws.
      const shown = Math.max(mean, gpuMean)
      write(`${shown.toFixed(1)} ms · ${(1000 / shown).toFixed(shown > 100 ? 1 : 0)} fps${gpuMean ? ` · GPU ${gpuMean.toFixed(gpuMean < 1 ? 2 : 1)} ms` : ''}`)
    },
    gpu(milliseconds) {
      gpuMean = gpuMean ? gpuMean + (milliseconds - gpuMean) * weight : milliseconds
    },
    rest() {
      last = 0
    },
  }
}
