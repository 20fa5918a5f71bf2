/**
 * How long frames take. Clocks of browsers are coarse and reading back takes time, so many frames are drawn in a row.
 * Must not know: what is drawn.
 */
import { repeat, type Engine, type Step } from 'kirari'
import { float, frameIndex, kernel, storage } from 'kirari/node'

/** The least duration of a measurement, how often it is made, and the most frames in it. The median counts. */
const [leastMilliseconds, turns, mostFrames] = [40, 5, 512] as const

export const createTimer = () => {
  const finished = storage(float, 1, { name: 'finished' })
  const finish = kernel(1, (i) => finished.at(i).assign(float(frameIndex)), { name: 'finish' })
  let [isBusy, isLast, isOver] = [false, false, false]

  /** Draws a frame at the same time as the last. Steps that it has for the first time are compiled before. */
  const draw = async (engine: Engine): Promise<void> => {
    for (let isDrawn = false; !isDrawn;) {
      if (isOver) throw new Error('The scene has ended.')
      const stop = engine.on('frame', () => (isDrawn = true))
      engine.step(0)
      stop()
      if (!isDrawn) await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  /** A uniform that changes makes the engine draw once more, in the next animation frame. */
  const apply = async (engine: Engine, set: () => void): Promise<void> => {
    set()
    await draw(engine)
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  }
  const timeOf = async (engine: Engine, count: number): Promise<number> => {
    await engine.read(finished)
    const start = performance.now()
    for (let i = 1; i < count; i++) engine.step(0)
    isLast = true
    engine.step(0)
    isLast = false
    await engine.read(finished)
    return performance.now() - start
  }

  return {
    /** Belongs at the end of a frame: reading its result waits for all draws before it. */
    end: repeat(() => (isLast ? 1 : 0), [finish]) as Step,
    isBusy: () => isBusy,
    /** Milliseconds of a frame with each setting. Settings take turns, because the clock of a GPU changes. */
    async compare(engine: Engine, settings: readonly (() => void)[]): Promise<readonly number[]> {
      const wasPlaying = engine.isPlaying
      isBusy = true
      engine.pause()
      try {
        const counts: number[] = []
        for (const set of settings) {
          await apply(engine, set)
          let count = 1
          while (count < mostFrames && (await timeOf(engine, count)) < leastMilliseconds) count *= 2
          counts.push(count)
        }
        const times: number[][] = settings.map(() => [])
        for (let turn = 0; turn < turns; turn++) {
          for (const [i, set] of settings.entries()) {
            await apply(engine, set)
            const count = counts[i] ?? 1
            times[i]?.push((await timeOf(engine, count)) / count)
          }
        }
        return times.map((all) => all.toSorted((a, b) => a - b)[turns >> 1] ?? 0)
      } finally {
        isBusy = false
        if (wasPlaying && !isOver) engine.play()
      }
    },
    /** Ends a measurement that goes on. */
    stop() {
      isOver = true
    },
  }
}
