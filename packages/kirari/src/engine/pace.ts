/**
 * Decides when an engine draws: in the next frame when a value has changed, in a loop only while something moves and can be seen.
 * Hot: `frame` runs every frame and allocates nothing.
 */
import { elapsed } from './clock.ts'
import type { Buffer } from './buffer.ts'
import type { Shown } from './device/shown.ts'
import { schedule, type FrameClient } from './loop.ts'
import { advance, type EngineInputs } from './inputs.ts'
import type { Motion } from './page.ts'

/** Checks a value that emits no change events; returns whether it has to be checked again before the next frame. */
type Poll = () => boolean

export interface Pace {
  /** The content to draw: undefined until the first program is compiled, and while the GPU is lost. Call `redraw` or `update` after setting it. */
  shown: Shown | undefined
  /** Whether time runs while the canvas can be seen. */
  readonly isPlaying: boolean
  play(isPlaying: boolean): void
  readonly see: (isVisible: boolean) => void
  /** Decides again, after something changed that the decision depends on. */
  readonly update: () => void
  /** Makes a frame due. */
  readonly redraw: () => void
  /** Whether a frame is due. */
  readonly isDue: boolean
  /** Draws now; `isAdvancing` as in `Shown`. */
  draw(isAdvancing: boolean): void
  /** Polls what emits no change events; returns whether that has to be done again before the next frame. */
  readonly poll: Poll
  /** Adds a poll; returns the way to remove it. */
  readonly beforeFrame: (poll: Poll) => () => void
}

/** `paint` draws what is shown into `buffer`. */
export const createPace = (
  inputs: EngineInputs,
  motion: Motion,
  buffer: Pick<Buffer, 'width'>,
  paint: (shown: Shown | undefined, isAdvancing: boolean) => void,
): Pace => {
  const { time } = inputs
  const polls: Poll[] = []
  let isVisible = false
  let isDue = false
  let isMoving = false
  /** Set by `play` and `pause`; while undefined, the user's preference for reduced motion decides. */
  let wantsPlaying: boolean | undefined

  const isPlaying = (): boolean => wantsPlaying ?? !motion?.matches
  const update = (): void => {
    const { shown } = pace
    isMoving = !!shown?.moves && isPlaying()
    if (!isMoving || !isVisible) time.lastMilliseconds = 0
    if (shown && isVisible && buffer.width && (isDue || isMoving || polls.length > 0)) schedule(client)
  }
  const draw = (isAdvancing: boolean): void => {
    isDue = false
    paint(pace.shown, isAdvancing)
  }
  const poll = (): boolean => {
    let isRepeated = false
    for (let i = 0; i < polls.length; i++) isRepeated = polls[i]?.() || isRepeated
    return isRepeated
  }
  const client: FrameClient = {
    isWaiting: false,
    next: undefined,
    frame(nowMilliseconds) {
      const { shown } = pace
      if (!shown || !isVisible || !buffer.width) return
      if (poll() || isMoving) schedule(client)
      if (isMoving) advance(inputs, shown.bounds, elapsed(time, nowMilliseconds))
      if (isMoving || isDue) draw(isMoving)
    },
  }
  const pace: Pace = {
    shown: undefined,
    get isPlaying() {
      return isPlaying()
    },
    play(plays) {
      wantsPlaying = plays
      update()
    },
    see(visible) {
      isVisible = visible
      update()
    },
    update,
    redraw() {
      isDue = true
      update()
    },
    get isDue() {
      return isDue
    },
    draw,
    poll,
    beforeFrame(added) {
      polls.push(added)
      update()
      return () => void polls.splice(polls.indexOf(added), 1)
    },
  }
  return pace
}
