/** The frame that runs the reader's code, for as long as its element is there. A frame that fell silent is replaced by another when asked. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { openSession, type Session } from '../../live/session.ts'
import { readReport, type Order, type Report } from '../../playground/message.ts'

export type Loss = 'absent' | 'silent'

export type Frame = {
  readonly element: RefObject<HTMLIFrameElement | null>
  /** Counts the frames there have been. */
  readonly number: number
  readonly order: (order: Order) => void
  readonly restart: () => void
}

export const useFrame = (onReport: (report: Report) => void, onLoss: (loss: Loss) => void): Frame => {
  const element = useRef<HTMLIFrameElement>(null)
  const session = useRef<Session<Order>>(undefined)
  const latest = useRef({ onReport, onLoss })
  const [number, setNumber] = useState(0)
  useEffect(() => {
    latest.current = { onReport, onLoss }
  })
  useEffect(() => {
    if (!element.current) return undefined
    const opened = openSession<Order, Report>(element.current, {
      read: readReport,
      onReport: (report) => latest.current.onReport(report),
      onLoss: (loss) => latest.current.onLoss(loss),
    })
    session.current = opened
    return () => opened.close()
    // Another number is another element.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [number])
  const order = useCallback((one: Order) => session.current?.order(one), [])
  const restart = useCallback(() => setNumber((before) => before + 1), [])
  return { element, number, order, restart }
}
