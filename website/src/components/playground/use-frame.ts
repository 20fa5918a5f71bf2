/** Talks to the iframe that runs the reader's code while it is mounted. `restart` replaces an iframe that no longer answers. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { type Loss, openSession, type Session } from '../../live/session.ts'
import { readReport, type Order, type Report } from '../../playground/message.ts'

export type Frame = {
  readonly element: RefObject<HTMLIFrameElement | null>
  /** The number of restarts; the key of the iframe. */
  readonly number: number
  readonly order: (order: Order) => void
  readonly restart: () => void
}

export type FrameListener = {
  readonly onReport: (report: Report) => void
  readonly onLoss: (loss: Loss) => void
  /** Tests whether the frame draws something that the page has asked for, which may take long. */
  readonly isDrawing: () => boolean
}

export const useFrame = (listener: FrameListener): Frame => {
  const element = useRef<HTMLIFrameElement>(null)
  const session = useRef<Session<Order>>(undefined)
  const latest = useRef(listener)
  const [number, setNumber] = useState(0)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    // The element shows a document of the site, whose only frame runs the code (scripts/live-frames.ts).
    const opened = openSession<Order, Report>(() => current.contentWindow?.[0], {
      read: readReport,
      onReport: (report) => latest.current.onReport(report),
      onLoss: (loss) => latest.current.onLoss(loss),
      isDrawing: () => latest.current.isDrawing(),
    })
    session.current = opened
    return () => opened.close()
    // The effect runs again for a new number, because React then mounts a new iframe.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [number])
  const order = useCallback((one: Order) => session.current?.order(one), [])
  const restart = useCallback(() => setNumber((before) => before + 1), [])
  return { element, number, order, restart }
}
