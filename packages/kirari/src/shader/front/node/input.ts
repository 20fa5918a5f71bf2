/** The inputs that the engine provides to every shader. Each is a single shared node. Inputs of a stage are in stage-input.ts. */
import type { InputName } from '../../ir/expr.ts'
import { floatType, typeOf, uintType, type NumericType } from '../../ir/type.ts'
import { makeNode } from './node.ts'
import type { Float, Uint, Vec2 } from './type.ts'

// Each constant below is declared with the type of its input.
const input = <T>(name: InputName, type: NumericType): T => makeNode('input', type, [], name) as T

/** The normalized coordinates of the pixel: (0, 0) at the bottom left, (1, 1) at the top right. */
export const uv: Vec2 = /*#__PURE__*/ input('uv', /*#__PURE__*/ typeOf(floatType, 2))
/** Seconds since the engine started. Does not advance while the engine is paused. */
export const time: Float = /*#__PURE__*/ input('time', floatType)
/** Seconds from the previous frame to this one, scaled by the speed of the engine. 0 in the first frame. */
export const deltaTime: Float = /*#__PURE__*/ input('deltaTime', floatType)
/** The number of frames drawn before this one while time advanced: 0 in the first frame, 1 in the next. */
export const frameIndex: Uint = /*#__PURE__*/ input('frame', uintType)
/** The size of the canvas or target in pixels. */
export const resolution: Vec2 = /*#__PURE__*/ input('resolution', /*#__PURE__*/ typeOf(floatType, 2))
/** The last position of the pointer, in the units of `uv`. Default: (0.5, 0.5), before the first pointer event. */
export const pointer: Vec2 = /*#__PURE__*/ input('pointer', /*#__PURE__*/ typeOf(floatType, 2))
