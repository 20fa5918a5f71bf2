/** A signed random number for each position (catalogue/generative/srandom.ts). Doubling and subtracting 1 round nothing. */
import { float, fn, overload, vec2, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { random } from './random.ts'

const signed = (unit: Float): Float => unit.mul(2).sub(1)

const onLine = /*#__PURE__*/ fn('srandom', [{ p: float }], float, (p) => signed(random(p)))
const onPlane = /*#__PURE__*/ fn('srandom_vec2', [{ p: vec2 }], float, (p) => signed(random(p)))
const inSpace = /*#__PURE__*/ fn('srandom_vec3', [{ p: vec3 }], float, (p) => signed(random(p)))
const inFour = /*#__PURE__*/ fn('srandom_vec4', [{ p: vec4 }], float, (p) => signed(random(p)))

/** A number in [−1, 1) that looks random, for each value of one to four coordinates. The same bits on every device. */
export const srandom = /*#__PURE__*/ overload(onLine, onPlane, inSpace, inFour)
