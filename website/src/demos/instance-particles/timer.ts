/** How long some steps take. Clocks of browsers are coarse, so the steps run many times more in one frame, and only the difference counts. */
import { repeat, type Engine, type Step } from 'kirari'
import type { Storage, Vec4 } from 'kirari/node'

const [rounds, turns] = [8, 5] as const

export const createTimer = (steps: readonly Step[]) => {
  let count = 1
  return {
    step: repeat(() => count, steps),
    /** Milliseconds of the steps: the median of several turns. Reading `result` waits for the GPU. */
    async measure(engine: Engine, result: Storage<Vec4>): Promise<number> {
      const wasPlaying = engine.isPlaying
      engine.pause()
      const timeOf = async (wanted: number): Promise<number> => {
        await engine.read(result)
        const start = performance.now()
        count = wanted
        engine.step(0)
        await engine.read(result)
        return performance.now() - start
      }
      try {
        // Steps that are drawn for the first time are compiled before.
        for (let [isDrawn, tries] = [false, 0]; !isDrawn && tries < 1000; tries++) {
          const stop = engine.on('frame', () => (isDrawn = true))
          engine.step(0)
          stop()
          if (!isDrawn) await new Promise((resolve) => setTimeout(resolve, 10))
        }
        const times: number[] = []
        for (let turn = 0; turn < turns; turn++) {
          const once = await timeOf(1)
          times.push(((await timeOf(rounds + 1)) - once) / rounds)
        }
        return times.toSorted((a, b) => a - b)[turns >> 1] ?? NaN
      } finally {
        count = 1
        if (wasPlaying) engine.play()
      }
    },
  }
}
