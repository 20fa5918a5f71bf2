/**
 * When a live picture may begin: the page has loaded, the browser has a moment to spare, the picture is near the view, and the search
 * does not stand over it.
 * Until then the poster stands there, and nothing of the engine has been asked for.
 * Must not know: what begins.
 */
import { startTransition, useEffect, useState, type RefObject } from 'react'
import { whenIdle } from '../../client/when-idle.ts'
import { whenUncovered } from '../shell/covered.ts'

const usualMargin = '200px'

/** Turns true once, and stays so. `margin` is how far from the view the picture may be. */
export const useAwake = (box: RefObject<Element | null>, margin = usualMargin): boolean => {
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
          // What begins is made piece by piece: whoever reads on is answered between.
          stopWaiting = whenUncovered(() => startTransition(() => setAwake(true)))
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
  }, [box, isAwake, margin])
  return isAwake
}
