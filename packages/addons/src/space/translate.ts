/** Moves a point by an offset (catalogue/space/translate.ts). */
import { fn, overload, vec2, vec3 } from 'kirari/node'

const onPlane = /*#__PURE__*/ fn('translate', [{ p: vec2 }, { offset: vec2 }], vec2, (p, offset) => p.add(offset))
const inSpace = /*#__PURE__*/ fn('translate_vec3', [{ p: vec3 }, { offset: vec3 }], vec3, (p, offset) => p.add(offset))

/** `p` + `offset`. */
export const translate = /*#__PURE__*/ overload(onPlane, inSpace)
