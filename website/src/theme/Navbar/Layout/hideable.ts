/**
 * When the bar is shown: at the top of a page, while one scrolls up, and near the end of the page; hidden while one scrolls down and
 * when one has come to a heading by its link, which the bar would cover. The framework's own hook does not show it near the end.
 */
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal'
import { type RefObject, useRef, useState } from 'react'

export const useHideable = (isHideable: boolean): { readonly bar: RefObject<HTMLElement | null>; readonly isVisible: boolean } => {
  const bar = useRef<HTMLElement>(null)
  const [isVisible, setVisible] = useState(true)
  /** The browser scrolls to a heading by itself, and that is not reading on. */
  const isAtHeading = useRef(false)

  useScrollPosition(({ scrollY }, last) => {
    if (!isHideable) return
    const height = bar.current?.offsetHeight ?? 0
    const pageEnd = document.documentElement.scrollHeight - window.innerHeight
    if (scrollY < height || scrollY > pageEnd - height) setVisible(true)
    else if (isAtHeading.current) isAtHeading.current = false
    else if (last && scrollY !== last.scrollY) setVisible(scrollY < last.scrollY)
  })

  useLocationChange(({ location }) => {
    if (!isHideable) return
    isAtHeading.current = location.hash !== '' && document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null
    setVisible(!isAtHeading.current)
  })

  return { bar, isVisible }
}
