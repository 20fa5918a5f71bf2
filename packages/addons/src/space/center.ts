/** From 0 to 1 to −1 to 1: the middle becomes 0 (catalogue/space/center.ts). */
import { generic, T } from 'kirari/node'

/** 2 · `st` − 1. */
export const centerUv = /*#__PURE__*/ generic('centerUv', [{ st: T }], T, (st) => st.mul(2).sub(1))
