/** An element on the whole screen, and back. Browsers that only enlarge videos offer no way, and then there is no button. */
import { useSyncExternalStore, type RefObject } from 'react'

export interface FullScreen {
  readonly isPossible: boolean
  readonly isFull: boolean
  readonly toggle: () => void
}

const listen = (tell: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}
const never = (): boolean => false
/** Before the browser is asked: most can, and the button has its place from the start. */
const probably = (): boolean => true

export const useFullScreen = (element: RefObject<HTMLElement | null>): FullScreen => {
  const isPossible = useSyncExternalStore(listen, () => document.fullscreenEnabled, probably)
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null && document.fullscreenElement === element.current, never)
  const toggle = (): void => {
    // A browser may still refuse, for reasons of its own; the picture is then as large as it was.
    void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {})
  }
  return { isPossible, isFull, toggle }
}
