/** When a machine is too slow for a moving picture. Must not know: React, what is drawn. */
import type { Engine } from 'kirari'

/** A picture that comes less often than this does not look alive, and takes the machine away from the reader. */
const usualSlowMilliseconds = 48
const sampleCount = 24

/** A machine so slow that it would take long to draw them all is judged by fewer. */
const [fewestSamples, longestMilliseconds] = [3, 1500]

/** Nobody waits for a second frame that takes this long. */
const hopelessMilliseconds = 1000

const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/**
 * Calls `onSlow` once, with the usual time of a frame, when most of the first frames came too late, or whenever the GPU tells that it needs
 * too long: it may be handed frames faster than it draws them. Returns the way to stop.
 */
export const watchPace = (engine: Engine, onSlow: (milliseconds: number) => void, slowMilliseconds = usualSlowMilliseconds): (() => void) => {
  const judge = (times: readonly number[]): void => {
    const median = medianOf(times)
    if (median <= slowMilliseconds) return
    stop()
    onSlow(median)
  }
  const gaps: number[] = []
  let last = 0
  const stopGaps = engine.on('frame', () => {
    const now = performance.now()
    if (last && engine.isPlaying && !document.hidden) gaps.push(now - last)
    last = now
    const passed = gaps.reduce((sum, gap) => sum + gap, 0)
    if (gaps.length < sampleCount && (gaps.length < fewestSamples || passed < longestMilliseconds)) return
    stopGaps()
    judge(gaps)
  })
  const gpuTimes: number[] = []
  const stopTimes = engine.on('timing', ({ gpuMilliseconds }) => {
    gpuTimes.push(gpuMilliseconds)
    if (gpuTimes.length >= fewestSamples || gpuMilliseconds > hopelessMilliseconds) judge(gpuTimes.slice(-fewestSamples))
  })
  const stop = (): void => {
    stopGaps()
    stopTimes()
  }
  return stop
}
