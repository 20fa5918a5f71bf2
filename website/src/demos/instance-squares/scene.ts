/** One draw of up to a million squares, with four ways to read what each square is, and experiments that show what limits the frame rate. */
import { draw, type Engine, type Step } from 'kirari'
import { vec4 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import type { Stage } from '../scene.ts'
import { createTimer } from '../timer.ts'
import { fillBuffers, type Buffers } from './buffers.ts'
import { findLimit, findShares, type Setting } from './experiment.ts'
import { createPaint } from './paint.ts'
import { bytesOf, readings, type ReadingName } from './reading.ts'
import { capacityFor, overdraw, sideOf } from './sky.ts'

export interface Values {
  /** The exponent of the number of squares: 10 to the power of `count`. */
  readonly count: number
  readonly reading: ReadingName
  readonly size: number
  readonly bytes: '16' | '64'
  readonly sway: number
  readonly view: 'picture' | 'overdraw'
}

/** Each layer adds this colour to black, which becomes red, orange and yellow. */
const layer = [40, 14, 5] as const
const percent = (share: number | undefined): string => (share === undefined ? '–' : `${Math.round(share * 100)} %`)

export const createScene = (values: Values) => {
  const brush = createBrush()
  const paint = createPaint(brush)
  const timer = createTimer()
  let now = values
  /** What an experiment draws instead of the values. */
  let trial: Setting | undefined
  const setting = (): Setting => {
    const count = Math.round(10 ** now.count)
    return trial ?? { count, side: sideOf(count, now.size), isWide: now.bytes === '64' }
  }

  let buffers: Buffers | undefined
  const drawings = new Map<string, { readonly picture: Step; readonly overdraw: Step }>()
  /** The draws for a way of reading, made when they are first needed. */
  const drawing = () => {
    const { count, isWide } = setting()
    const capacity = capacityFor(count)
    const key = [now.reading, capacity, isWide].join(' ')
    const made = drawings.get(key)
    if (made) return made
    if (!buffers || buffers.turn.length < capacity) buffers = fillBuffers(capacity, buffers)
    const reading = readings[now.reading](buffers, isWide)
    const { vertex, fragment } = paint.of(reading)
    const options = { ...reading.options(() => setting().count), vertex }
    const fresh = {
      picture: draw({ ...options, fragment, clear: [0.015, 0.02, 0.09, 1], label: 'squares' }),
      overdraw: draw({ ...options, fragment: vec4(...layer, 255).div(255), clear: [0, 0, 0, 1], blend: 'add', label: 'overdraw' }),
    }
    drawings.set(key, fresh)
    return fresh
  }

  let [limit, shares]: [string, { readonly squares?: number; readonly pixels?: number; readonly bytes?: number }] = ['–', {}]
  const experiment = async (
    { engine, say }: Pick<Stage, 'engine' | 'say'>,
    run: (compare: (settings: readonly Setting[]) => Promise<readonly number[]>) => Promise<void>,
  ): Promise<void> => {
    if (timer.isBusy()) return
    say('measuring')
    try {
      await run((settings) =>
        timer.compare(
          engine,
          settings.map((one) => () => (trial = one)),
        ),
      )
    } catch {
      // The scene has ended, or the GPU is lost, which the page tells.
    }
    trial = undefined
    say()
  }

  let [frames, since] = [0, 0]
  const update = (next: Values): void => {
    now = next
    paint.sway.value = next.sway
  }
  update(values)

  return {
    samples: 4 as const,
    frame: (): readonly Step[] => {
      paint.side.value = setting().side
      return [drawing()[now.view], timer.end]
    },
    update,
    connect(stage: { readonly engine: Engine; readonly element: HTMLElement }) {
      const stop = brush.connect(stage)
      const leave = stage.engine.on('frame', () => frames++)
      return () => {
        timer.stop()
        stop()
        leave()
      }
    },
    actions: {
      limit: (stage: Pick<Stage, 'engine' | 'say'>) =>
        void experiment(stage, async (compare) => {
          limit = await findLimit(compare, now.size, now.bytes === '64')
        }),
      shares: (stage: Pick<Stage, 'engine' | 'say'>) =>
        void experiment(stage, async (compare) => {
          const found = await findShares(compare, setting())
          // Squares that are computed read nothing.
          shares = now.reading === 'computed' ? { squares: found.squares, pixels: found.pixels } : found
        }),
    },
    readouts() {
      const { count, side, isWide } = setting()
      const passed = performance.now() - since
      const rate = since ? (count * frames * 1000) / passed : 0
      ;[frames, since] = [0, performance.now()]
      return {
        squares: count.toLocaleString('en'),
        rate: `${(rate / 1e6).toFixed(2)} M`,
        bytes: `${((count * bytesOf(now.reading, isWide)) / 1e6).toFixed(2)} MB`,
        layers: overdraw(count, side).toFixed(2),
        limit,
        bySquares: percent(shares.squares),
        byPixels: percent(shares.pixels),
        byBytes: percent(shares.bytes),
      }
    },
    isBusy: timer.isBusy,
  }
}
