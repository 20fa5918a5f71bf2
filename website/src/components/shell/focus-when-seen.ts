/**
 * Gives the focus to what has just been opened. What is hidden cannot take it, and with less motion wished for every property, that of
 * being hidden too, takes a millisecond to change (text.css): then it is given in one of the next frames. Returns the way to call that off.
 */
const patienceFrames = 60

export const focusWhenSeen = (element: HTMLElement, frames: number = patienceFrames): (() => void) => {
  element.focus()
  if (document.activeElement === element || frames === 0) return () => undefined
  let stop = (): void => cancelAnimationFrame(id)
  const id = requestAnimationFrame(() => {
    stop = focusWhenSeen(element, frames - 1)
  })
  return () => stop()
}
