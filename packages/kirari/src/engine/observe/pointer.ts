/** The position of the pointer relative to an element: (0, 0) at its bottom left, (1, 1) at its top right. */

/** Reports the position when the pointer moves or is pressed over `target`, which may extend beyond the element. */
export const watchPointer = (
  element: Element,
  target: GlobalEventHandlers,
  signal: AbortSignal,
  report: (position: readonly [x: number, y: number]) => void,
): void => {
  const onPointer = ({ clientX, clientY }: MouseEvent): void => {
    const box = element.getBoundingClientRect()
    report([(clientX - box.left) / box.width, (box.bottom - clientY) / box.height])
  }
  target.addEventListener('pointermove', onPointer, { signal })
  target.addEventListener('pointerdown', onPointer, { signal })
}
