/**
 * Ends a loop that does not end by itself. Browsers may run a frame and its page in one thread, and then nobody else could: the page
 * would stand still with it. What it cannot end, such as an endless search of an expression, the page ends by removing the frame.
 */
export class EndlessLoop extends Error {
  override readonly name = 'EndlessLoop'
}

export type Clock = {
  readonly now: () => number
  /** Calls back when the code that runs now has come to its end. */
  readonly afterThis: (then: () => void) => void
}

/** What every loop calls. It throws when the code has run for longer than `limit` milliseconds without coming to an end. */
export const createWatch = (limit: number, { now, afterThis }: Clock): (() => void) => {
  let started: number | undefined
  let calls = 0
  return () => {
    // The first call of a stretch begins the measurement; then looking at the clock each time would cost more than most loops do.
    if (started !== undefined && ++calls % 64 !== 0) return
    if (started === undefined) {
      started = now()
      afterThis(() => {
        started = undefined
      })
    } else if (now() - started > limit) throw new EndlessLoop('A loop did not come to its end.')
  }
}

/** The browser's clock. Timers would wait longer and longer inside one another; messages do not. */
export const browserClock = (): Clock => {
  const channel = new MessageChannel()
  const waiting: (() => void)[] = []
  channel.port1.addEventListener('message', () => {
    for (const then of waiting.splice(0)) then()
  })
  channel.port1.start()
  return {
    now: () => performance.now(),
    afterThis: (then) => {
      waiting.push(then)
      channel.port2.postMessage(undefined)
    },
  }
}
