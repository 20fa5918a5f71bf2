/** The distance that the wheel was turned over the canvas, as a node. */
import { floatType, typeOf } from '../shader/ir/type.ts'
import type { ValueHost } from '../shader/ir/expr.ts'
import type { Vec2 } from '../shader/front/node/type.ts'
import { Cell, elementOf, input, perHost } from './cell.ts'

/** CSS pixels a line, for wheels that count in lines. */
const linePixels = 16

/** Whether the application keeps gestures over an element, according to its `touch-action`. */
const keepsGestures = (element: HTMLElement): boolean => {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) if (getComputedStyle(at).touchAction === 'none') return true
  return false
}

const wheelOf = /*#__PURE__*/ perHost((host: ValueHost) => {
  const turned = new Cell<readonly [number, number]>([0, 0], () => {
    const canvas = elementOf(host)
    if (!canvas) return () => {}
    const turn = (event: WheelEvent): void => {
      const { deltaMode, deltaX, deltaY } = event
      const scale = deltaMode === 0 ? 1 : deltaMode === 1 ? linePixels : canvas.clientHeight
      if (keepsGestures(canvas)) event.preventDefault()
      turned.set([turned.value[0] + deltaX * scale, turned.value[1] + deltaY * scale])
    }
    canvas.addEventListener('wheel', turn, { passive: false })
    return () => canvas.removeEventListener('wheel', turn)
  })
  return turned
})

/**
 * The distance that the wheel was turned over the canvas since the engine started, in CSS pixels: x to the right, y downwards, as a page would scroll.
 * The page scrolls too, unless the canvas or an element around it has the style `touch-action: none`, which keeps gestures for the canvas.
 */
export const wheel: Vec2 = /*#__PURE__*/ input('wheel', /*#__PURE__*/ typeOf(floatType, 2), [0, 0], wheelOf)
