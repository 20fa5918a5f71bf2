/** From −1 to 1 back to 0 to 1: the inverse of centerUv (catalogue/space/uncenter.ts). */
import { generic, T } from 'kirari/node'

/** `st` / 2 + ½. */
export const uncenterUv = /*#__PURE__*/ generic('uncenterUv', [{ st: T }], T, (st) => st.mul(0.5).add(0.5))
