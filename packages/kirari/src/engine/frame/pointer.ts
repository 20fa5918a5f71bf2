/**
 * Where the pointer is over an element, (0, 0) at its bottom left and (1, 1) at its top right.
 * Must not know: who wants to know.
 */

/** Tells at each move and press over `target`, which may reach beyond the element. */
export const watchPointer = (
  element: Element,
  target: GlobalEventHandlers,
  signal: AbortSignal,
  tell: (place: readonly [x: number, y: number]) => void,
): void => {
  const follow = ({ clientX, clientY }: MouseEvent): void => {
    const box = element.getBoundingClientRect()
    tell([(clientX - box.left) / box.width, (box.bottom - clientY) / box.height])
  }
  target.addEventListener('pointermove', follow, { signal })
  target.addEventListener('pointerdown', follow, { signal })
}
