/**
 * Whether a large moving picture moves. It moves by itself where a GPU draws and the reader does not prefer less motion, and otherwise when the
 * reader asks for it. Must not know: what moves.
 */
import { useCallback, useEffect, useState } from 'react'
import { isDrawnBySoftware } from './drawn-by-software.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

export interface Motion {
  readonly isMoving: boolean
  /** Whether there is something for the reader to stop or to start. */
  readonly isOffered: boolean
  readonly toggle: () => void
  /** Stops what the reader has not asked for: it is too slow. */
  readonly stop: () => void
}

/** `isAwake`: the page has settled and the picture is near the view. */
export const useMotion = (isAwake: boolean): Motion => {
  const prefersStill = useReducedMotion()
  /** What the reader asked for with the button; undefined leaves it to the reader's system. */
  const [request, setRequest] = useState<boolean>()
  /** Not known until the page has settled. */
  const [hasGPU, setHasGPU] = useState<boolean>()
  useEffect(() => {
    if (isAwake && !prefersStill) isDrawnBySoftware().then((isSoftware) => setHasGPU(!isSoftware), reportError)
  }, [isAwake, prefersStill])
  const isMoving = request ?? (!prefersStill && hasGPU === true)
  const stop = useCallback(() => setRequest((asked) => asked ?? false), [])
  return { isMoving, isOffered: isAwake && (prefersStill || hasGPU !== undefined), toggle: () => setRequest(!isMoving), stop }
}
