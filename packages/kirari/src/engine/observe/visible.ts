/** Visibility of an element: in or near the viewport, in a visible tab. */

/** Reports each change, first when the browser has observed the element; treat it as hidden until then. */
export const watchVisible = (element: Element, signal: AbortSignal, report: (visible: boolean) => void): void => {
  let isNear = false
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = !!entries.at(-1)?.isIntersecting
      update()
    },
    // Far enough ahead that a canvas already draws when it is scrolled into view.
    { rootMargin: '100px' },
  )
  const update = (): void => report(isNear && !document.hidden)
  observer.observe(element)
  document.addEventListener('visibilitychange', update, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}
