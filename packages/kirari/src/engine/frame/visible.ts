/**
 * Whether an element can be seen: near the window, in a tab that is shown.
 * Must not know: what is done about it.
 */

/** Tells at each change, first when the browser has looked; until then it counts as out of sight. */
export const watchVisible = (element: Element, signal: AbortSignal, tell: (visible: boolean) => void): void => {
  let isNear = false
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = !!entries.at(-1)?.isIntersecting
      say()
    },
    // Far enough ahead that a canvas is awake when it is scrolled in.
    { rootMargin: '100px' },
  )
  const say = (): void => tell(isNear && !document.hidden)
  observer.observe(element)
  document.addEventListener('visibilitychange', say, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}
