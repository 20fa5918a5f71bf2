/** The values that the engine gives to every shader. Each is one node, so all uses share it. What a stage itself knows is in stage-input.ts. */
import type { InputName } from '../../ir/expr.ts'
import { floatType, typeOf, uintType, type NumericType } from '../../ir/type.ts'
import { makeNode } from './node.ts'
import type { Float, Uint, Vec2 } from './type.ts'

// The type behind each name is the one its constant is declared with.
const input = <T>(name: InputName, type: NumericType): T => makeNode('input', type, [], name) as T

/** Where the pixel is: (0, 0) at the bottom left, (1, 1) at the top right. */
export const uv: Vec2 = /*#__PURE__*/ input('uv', /*#__PURE__*/ typeOf(floatType, 2))
/** Seconds since the engine started; it stands still while the engine does. */
export const time: Float = /*#__PURE__*/ input('time', floatType)
/** Seconds that time went on by from the frame before to this one, as fast as the engine lets it; 0 in the first. */
export const deltaTime: Float = /*#__PURE__*/ input('deltaTime', floatType)
/** How many frames time has run for: 0 in the first picture, 1 in the next. */
export const frameIndex: Uint = /*#__PURE__*/ input('frame', uintType)
/** Size of the picture in pixels. */
export const resolution: Vec2 = /*#__PURE__*/ input('resolution', /*#__PURE__*/ typeOf(floatType, 2))
/** Where the pointer was last, in the units of `uv`; (0.5, 0.5) before it came. */
export const pointer: Vec2 = /*#__PURE__*/ input('pointer', /*#__PURE__*/ typeOf(floatType, 2))
