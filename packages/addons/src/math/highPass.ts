/** Cuts off what lies below a threshold and stretches the rest (catalogue/math/highPass.ts). */
import { float, generic, select, T } from 'kirari/node'

/** 0 up to `b`, and from there a line that reaches 1 at x = 1; 0 for a threshold of 1 or more. */
export const highPass = /*#__PURE__*/ generic('highPass', [{ x: T }, { b: T }], T, (x, b) => {
  const isOpen = b.lessThan(1).toConst('isOpen')
  const rest = select(0, x.sub(b).max(0), isOpen)
  return rest.div(select(1, float(1).sub(b), isOpen))
})
