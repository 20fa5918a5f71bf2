/** The pointer and fingers as nodes. Its position is `pointer` of `kirari/node`. */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'
import { boolType, floatType, typeOf, uintType } from '../shader/ir/type.ts'
import type { Bool, Float, Uint, Vec2, Vec3 } from '../shader/front/node/type.ts'
import { input } from './cell.ts'
import { pressesOf } from './press.ts'

const pair = /*#__PURE__*/ typeOf(floatType, 2)

/** Whether a mouse button, pen or finger is down. It has to go down over the canvas, and is followed beyond it until it goes up. */
export const pointerDown: Bool = /*#__PURE__*/ input('pointerDown', boolType, false, (host) => pressesOf(host).down)
/** The buttons that are down, as bits: 1 the main one (also a pen or a finger), 2 the second, 4 the middle one. */
export const pointerButtons: Uint = /*#__PURE__*/ input('pointerButtons', uintType, 0, (host) => pressesOf(host).buttons)
/** The pressure, 0 to 1; 0.5 while a button is down on a device that does not measure it. */
export const pointerPressure: Float = /*#__PURE__*/ input('pointerPressure', floatType, 0, (host) => pressesOf(host).pressure)
/** Whether the pointer is over the canvas. */
export const pointerInside: Bool = /*#__PURE__*/ input('pointerInside', boolType, false, (host) => pressesOf(host).inside)
/** How far the pointer moved since the previous frame, in the units of `uv`, pressed or not. */
export const pointerDelta: Vec2 = /*#__PURE__*/ input('pointerDelta', pair, [0, 0], (host) => pressesOf(host).delta)
/**
 * How far it was dragged, the sum of all drags, in the units of `uv`: for the angle of a camera, or the position on a map.
 * A finger drags only where the page does not scroll by it: set the style `touch-action: none` (or `pan-y`) on the canvas or an element around it.
 */
export const pointerDrag: Vec2 = /*#__PURE__*/ input('pointerDrag', pair, [0, 0], (host) => pressesOf(host).drag)
/** The number of fingers that touch. */
export const touchCount: Uint = /*#__PURE__*/ input('touchCount', uintType, 0, (host) => pressesOf(host).touchCount)

const touches = /*#__PURE__*/ new Map<number, Vec3>()

/**
 * The finger of this number, from 0: x and y in the units of `uv`, and z 1 while it touches. A finger keeps its number as long as it
 * touches; after that x and y stay, and z is 0.
 */
export const touch = (index: number): Vec3 => {
  if (!Number.isInteger(index) || index < 0 || index > 9) return fail(notAValue('the number of a finger, 0 to 9', index), touch)
  let node = touches.get(index)
  if (!node) touches.set(index, (node = input<Vec3>(`touch${index}`, typeOf(floatType, 3), [0, 0, 0], (host) => pressesOf(host).touch(index))))
  return node
}
