/** Whether the reader asked for less motion, also when the wish changes while the page is open. False while the page is built. */
import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
