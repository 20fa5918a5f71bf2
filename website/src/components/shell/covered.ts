/**
 * Whether the search stands over the page. What may begin at any time but keeps the browser busy, as a live picture does when it asks
 * for the GPU, waits until it is closed: a key press would have to wait instead. Must not know: who waits, or for what.
 */
let isCovered = false
const waiting = new Set<() => void>()

export const setCovered = (covered: boolean): void => {
  isCovered = covered
  if (covered) return
  const works = [...waiting]
  waiting.clear()
  for (const work of works) work()
}

/** Runs `work` now, or when the page can be seen again; returns the way to call it off. */
export const whenUncovered = (work: () => void): (() => void) => {
  if (isCovered) waiting.add(work)
  else work()
  return () => {
    waiting.delete(work)
  }
}
