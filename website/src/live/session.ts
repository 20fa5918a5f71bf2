/**
 * One frame from its page's side: waits until it listens, tells it what to run, and sees to it that it still answers. The code in it is a
 * stranger's, so a frame that falls silent, or floods the page with messages, is reported once and then left to be removed.
 * Must not know: what shows the frame, and in which document.
 */
export type Session<Order> = {
  readonly order: (order: Order) => void
  readonly close: () => void
}

export type Listener<Report> = {
  /** Validates a message from the frame; undefined if it is no report. */
  readonly read: (data: unknown) => Report | undefined
  readonly onReport: (report: Report) => void
  readonly onLoss: (loss: Loss) => void
  /** Tests whether the frame draws something that the page has asked for, which may take long. */
  readonly isDrawing?: () => boolean
}

/** The document was not loaded, it does not answer any more, or it sends more messages than a page can read. */
export type Loss = 'absent' | 'silent' | 'flood'

/** Milliseconds from one look at the frame to the next. */
const tick = 500
/** Looks without an answer before the frame counts as lost: the file may have a long way, an answer has none. */
const looks = { absent: 40, silent: 12, drawing: 120 }
/** More reports than this between two looks are no reports. */
const flood = 400

/** Every frame answers this order with a report of any type. */
type Ping = { readonly type: 'ping' }

export const openSession = <Order extends { readonly type: string }, Report>(
  frame: () => Window | null | undefined,
  { read, onReport, onLoss, isDrawing = () => false }: Listener<Report>,
): Session<Order> => {
  let isReady = false
  let missed = 0
  let heard = 0
  const waiting: Order[] = []
  // A frame in a sandbox has no origin that could be named; who it is, its window says.
  const post = (order: Order | Ping): void => frame()?.postMessage(order, '*')

  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame()) return
    if (++heard > flood) return lose('flood')
    const report = read(data)
    if (!report) return
    missed = 0
    if (!isReady) {
      isReady = true
      for (const order of waiting.splice(0)) post(order)
    }
    onReport(report)
  }

  // Looks are counted, not timed: while the page itself stands still, or sleeps in the background, nobody could have answered.
  const look = (): void => {
    heard = 0
    if (document.hidden) return
    const loss = isReady ? 'silent' : 'absent'
    if (++missed > looks[isReady && isDrawing() ? 'drawing' : loss]) return lose(loss)
    post({ type: 'ping' })
  }

  const lose = (loss: Loss): void => {
    close()
    onLoss(loss)
  }
  const timer = setInterval(look, tick)
  window.addEventListener('message', hear)
  const close = (): void => {
    clearInterval(timer)
    window.removeEventListener('message', hear)
  }
  return { order: (order) => (isReady ? post(order) : void waiting.push(order)), close }
}
