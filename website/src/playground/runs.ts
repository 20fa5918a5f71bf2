/**
 * The runs of the reader's code, one at a time: while one is under way, only the latest change is kept for the next. A run may hold numbers
 * as live, which then change without another run.
 * Must not know: the editor, and what a page shows of a run.
 */
import type { BackendChoice, Order, Range } from './message.ts'

/** The code of the next run, and the backend that draws it. */
export type Source = { readonly code: string; readonly backend: BackendChoice }

export type Runs = {
  /** The number of the latest run. */
  readonly latest: () => number
  readonly source: () => Source
  /** Sets the code or the backend of the next run. */
  readonly change: (source: Partial<Source>) => void
  /** Runs the code now, or when the run that is under way has ended. */
  readonly run: () => void
  /** Numbers are dragged. The first call of a drag comes before the code changes, and its ranges are places in that code. */
  readonly drag: (ranges: readonly Range[], values: readonly number[], isFirst: boolean) => void
  readonly drawn: () => void
  /** A loop of the latest run did not end. */
  readonly endless: () => void
  /** The latest run has failed. Returns false if its result is not to be shown, because the code runs again without live numbers. */
  readonly failed: () => boolean
  /** The frame can no longer answer. */
  readonly lost: () => void
}

/** Numbers that are live, and the code before they were dragged. */
type Live = { readonly code: string; readonly ranges: readonly Range[] }

export const createRuns = (order: (order: Order) => void): Runs => {
  let source: Source = { code: '', backend: 'auto' }
  let latest = 0
  let isBusy = false
  let isWaiting = false
  /** Of the next run. */
  let live: Live | undefined
  let values: readonly number[] = []
  /** True if the latest run has live numbers. */
  let hasLive = false

  const begin = (): void => {
    isWaiting = false
    isBusy = true
    hasLive = live !== undefined
    order({ type: 'run', run: ++latest, code: live?.code ?? source.code, backend: source.backend, live: live?.ranges ?? [] })
  }
  const request = (next?: Live): void => {
    live = next
    if (isBusy) isWaiting = true
    else begin()
  }
  const ended = (): void => {
    isBusy = false
    if (isWaiting) begin()
  }

  return {
    latest: () => latest,
    source: () => source,
    change(changes) {
      source = { ...source, ...changes }
    },
    run: () => request(),
    drag(ranges, next, isFirst) {
      values = [...next]
      if (isFirst) request({ code: source.code, ranges })
      else if (!live) request()
      // Numbers of a run that has not begun or ended yet are sent when it has drawn.
      else if (!isBusy) order({ type: 'tweak', values })
    },
    drawn() {
      ended()
      // Numbers may have been dragged during the run.
      if (hasLive && !isBusy) order({ type: 'tweak', values })
    },
    endless: ended,
    failed() {
      const isShown = !hasLive
      // A number that is read while the code runs cannot change without another run.
      if (hasLive) {
        hasLive = false
        live = undefined
        isWaiting = true
      }
      ended()
      return isShown
    },
    lost() {
      isBusy = false
      isWaiting = false
    },
  }
}
