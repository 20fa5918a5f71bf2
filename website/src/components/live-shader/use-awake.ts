/**
 * When a live picture may begin: the page has loaded, the browser has a moment to spare, the picture is near the view, and the search
 * does not stand over it.
 * Until then the poster stands there, and nothing of the engine has been asked for.
 * Must not know: what begins.
 */
import { useEffect, useState, type RefObject } from 'react'
import { whenUncovered } from '../shell/covered.ts'

const margin = '200px'
/** A page that is never idle must not wait for ever. */
const patienceMilliseconds = 1500

/** Turns true once, and stays so. */
export const useAwake = (box: RefObject<Element | null>): boolean => {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isAwake) return undefined
    let stopWaiting = (): void => {}
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        stopWaiting = whenIdle(() => {
          stopWaiting = whenUncovered(() => setAwake(true))
        })
      },
      { rootMargin: margin },
    )
    const watch = (): void => observer.observe(element)
    if (document.readyState === 'complete') watch()
    else addEventListener('load', watch, { once: true })
    return () => {
      removeEventListener('load', watch)
      observer.disconnect()
      stopWaiting()
    }
  }, [box, isAwake])
  return isAwake
}

/** Runs `work` when the browser is idle; returns the way to call it off. Safari has no idle callback: a short pause does instead. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: patienceMilliseconds })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}
