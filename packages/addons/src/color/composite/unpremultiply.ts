/** Divides a colour by its alpha: (rgb/α, α), and 0 where alpha is 0. Definition: catalogue/color/composite/unpremultiply.ts. */
import { fn, select, vec4 } from 'kirari/node'

/** The colour without its alpha, as pickers, blend modes and corrections need it. Where alpha is 0 the colour is lost: all components are 0. */
export const unpremultiply = /*#__PURE__*/ fn('unpremultiply', [{ color: vec4 }], vec4, (color) => {
  const isClear = color.w.lessThanEqual(0).toConst('isClear')
  // Avoids division by zero even where the result is not used.
  return select(vec4(color.xyz.div(select(color.w, 1, isClear)), color.w), vec4(0), isClear)
})
