/** Porter and Duff's "clear": nothing of either layer. Definition: catalogue/color/composite/clear.ts. */
import { float, fn, overload, vec4 } from 'kirari/node'
import type { CompositeOperator } from './operator.ts'

/** Removes both layers: transparent black, whatever they are. */
export const compositeClear: CompositeOperator = /*#__PURE__*/ overload(
  /*#__PURE__*/ fn('compositeClear_float', [{ source: float }, { destination: float }], float, () => float(0)),
  /*#__PURE__*/ fn('compositeClear', [{ source: vec4 }, { destination: vec4 }], vec4, () => vec4(0)),
)
