/** The built-in saturate as a function of its own, for GLSL, which has none (catalogue/math/saturate.ts). */
import { generic, T } from 'kirari/node'

/** `x` clamped to 0–1. */
export const clamp01 = /*#__PURE__*/ generic('clamp01', [{ x: T }], T, (x) => x.saturate())
