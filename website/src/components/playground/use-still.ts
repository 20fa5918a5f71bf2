/** A PNG of the picture, from the request to the file. */
import { useRef, useState } from 'react'
import type { Drawer, Order } from '../../playground/message.ts'

export type UsedStill = {
  readonly result: ArrayBuffer | Error | undefined
  readonly ask: (width: number, height: number, by: Drawer) => void
  readonly hear: (result: ArrayBuffer | Error) => void
  readonly isDrawing: () => boolean
}

export const useStill = (order: (order: Order) => void): UsedStill => {
  const [result, setResult] = useState<ArrayBuffer | Error>()
  const isDrawing = useRef(false)
  return {
    result,
    ask(width, height, by) {
      setResult(undefined)
      isDrawing.current = true
      order({ type: 'still', width, height, by })
    },
    hear(next) {
      isDrawing.current = false
      setResult(next)
    },
    isDrawing: () => isDrawing.current,
  }
}
