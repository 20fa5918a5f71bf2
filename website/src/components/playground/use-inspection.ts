/** The inspection of a pixel: the pixel, its values, and the expression whose picture is shown. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Order, Report } from '../../playground/message.ts'
import type { Editor } from './editor.ts'
import type { Looked, Stepped } from './inspector.tsx'

type Options = {
  readonly order: (order: Order) => void
  /** The number of the latest run. */
  readonly run: () => number
  readonly editor: RefObject<Editor | undefined>
}

export type Inspection = {
  readonly isOn: boolean
  readonly looked: Looked | undefined
  readonly isLooking: boolean
  /** True until the frame has answered with the first steps: a large program runs several times for them. */
  readonly isPending: () => boolean
  readonly stepped: Stepped | undefined
  /** The index of the selected value. */
  readonly chosen: number | undefined
  readonly turn: (isOn: boolean) => void
  readonly look: (x: number, y: number) => void
  readonly choose: (index: number | undefined) => void
  /** Shows the picture of the expression at a place of the code. */
  readonly point: (at: number | undefined) => void
  /** Removes the values, after the code has changed. */
  readonly outdate: () => void
  /** Requests the values again, after new code has drawn its picture. */
  readonly refresh: () => void
  readonly hear: (report: Extract<Report, { type: 'values' | 'steps' }>) => void
  /** No values will come. */
  readonly stop: () => void
}

export const useInspection = ({ order, run, editor }: Options): Inspection => {
  const [isOn, setOn] = useState(false)
  const [looked, setLooked] = useState<Looked>()
  const [isLooking, setLooking] = useState(false)
  const [stepped, setStepped] = useState<Stepped>()
  const [chosen, setChosen] = useState<number>()
  const shown = useRef<number>(undefined)
  const isPending = useRef(false)
  const latest = useRef({ isOn, looked })
  useEffect(() => {
    latest.current = { isOn, looked }
  })

  const look = (x: number, y: number): void => {
    setLooking(true)
    isPending.current = true
    order({ type: 'inspect', run: run(), x, y })
  }
  const choose = useCallback(
    (index: number | undefined) => {
      setChosen(index)
      const value = index === undefined ? undefined : looked?.values[index]
      editor.current?.mark(value?.range, true)
      order({ type: 'show', mark: value?.mark, which: looked && index !== undefined ? whichOf(looked, index) : undefined })
    },
    [looked, order, editor],
  )

  return {
    isOn,
    looked,
    isLooking,
    isPending: () => isPending.current,
    stepped,
    chosen,
    look,
    choose,
    turn(next) {
      setOn(next)
      order({ type: 'choosing', isOn: next })
      if (next) return
      setLooked(undefined)
      setStepped(undefined)
      setChosen(undefined)
      editor.current?.mark(undefined)
      order({ type: 'show', mark: undefined })
    },
    point(at) {
      if (!isOn || !looked) return
      const smallest = at === undefined ? undefined : smallestAt(looked, at)
      const mark = smallest ?? (chosen === undefined ? undefined : looked.values[chosen]?.mark)
      if (mark === shown.current) return
      shown.current = mark
      const isChosen = chosen !== undefined && looked.values[chosen]?.mark === mark
      order({ type: 'show', mark, which: isChosen ? whichOf(looked, chosen) : undefined })
    },
    outdate() {
      setChosen(undefined)
      if (!looked) return
      setStepped(undefined)
      // The pixel stays.
      setLooked({ ...looked, values: [] })
      setLooking(true)
    },
    refresh() {
      const { isOn: isAsked, looked: pixel } = latest.current
      if (isAsked && pixel) look(pixel.x, pixel.y)
    },
    hear(report) {
      if (report.type === 'steps') {
        isPending.current = false
        return setStepped(report)
      }
      setLooking(false)
      setLooked(report)
      return setStepped(undefined)
    },
    stop() {
      isPending.current = false
      setLooking(false)
    },
  }
}

/** The mark of the smallest expression around a place. */
const smallestAt = ({ values }: Looked, at: number): number | undefined =>
  values.filter(({ range }) => range.from <= at && at <= range.to).toSorted((a, b) => a.range.to - a.range.from - (b.range.to - b.range.from))[0]?.mark

/** The place of a value among those of its expression, which has several if its code ran several times. */
const whichOf = ({ values }: Looked, index: number): number => values.slice(0, index).filter(({ mark }) => mark === values[index]?.mark).length
