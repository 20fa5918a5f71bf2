/**
 * For what must not stand in the way of something more wanted.
 * Must not know: what is put off.
 */

/** A page that is never idle must not wait for ever. */
const patienceMilliseconds = 1500

/** Runs `work` when the browser is idle; returns the way to call it off. Safari has no idle callback: a short pause does instead. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: patienceMilliseconds })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}
