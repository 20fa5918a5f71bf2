/** Clears a band for a line that crosses over what is drawn (catalogue/draw/bridge.ts). */
import { float, fn, overload, vec4 } from 'kirari/node'
import { band, pixelOfDistance } from './coverage.ts'

const explicit = /*#__PURE__*/ fn(
  'drawBridge',
  [{ color: vec4 }, { d: float }, { edge: float }, { width: float }, { px: float }],
  vec4,
  (color, d, edge, width, px) => color.mul(float(1).sub(band(d.sub(edge).toConst('beyond'), width.mul(2), px))),
)
const inFragment = /*#__PURE__*/ fn('drawBridge_pixel', [{ color: vec4 }, { d: float }, { edge: float }, { width: float }], vec4, (color, d, edge, width) => {
  const beyond = d.sub(edge).toConst('beyond')
  return color.mul(float(1).sub(band(beyond, width.mul(2), pixelOfDistance(beyond).toConst('px'))))
})

/**
 * `color` without a band twice as wide as the line of this width along `d = edge`, which is then drawn on top.
 * Without `px`, derivatives give the size of the pixel, which only a fragment has.
 */
export const drawBridge = /*#__PURE__*/ overload(explicit, inFragment)
