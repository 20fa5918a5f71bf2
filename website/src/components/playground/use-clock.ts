/** The time and the size of the picture, as the frame reports them. */
import { useRef, useState } from 'react'
import type { Report } from '../../playground/message.ts'

export type Clock = { readonly seconds: number; readonly width: number; readonly height: number }

const isSame = (a: Clock, b: Clock): boolean => a.seconds === b.seconds && a.width === b.width && a.height === b.height

export const useClock = (): {
  readonly clock: Clock
  readonly hear: (report: Extract<Report, { type: 'time' }>) => void
  readonly seek: (seconds: number) => void
} => {
  const [clock, setClock] = useState<Clock>({ seconds: 0, width: 1, height: 1 })
  const heard = useRef(0)
  return {
    clock,
    hear(report) {
      // The reader's code can flood the page with reports, and each one renders it again.
      if (performance.now() - heard.current < 50) return
      heard.current = performance.now()
      setClock((before) => (isSame(before, report) ? before : report))
    },
    seek: (seconds) => setClock((before) => ({ ...before, seconds })),
  }
}
