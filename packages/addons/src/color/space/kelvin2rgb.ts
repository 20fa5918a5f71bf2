/**
 * The colour of a black body: the cubic fit of Kang and others 2002 to the Planckian locus (catalogue/color/space/kelvin2rgb.ts),
 * converted from CIE xyY to linear light with the primaries of sRGB.
 */
import { float, fn, select, vec3 } from 'kirari/node'
import type { Float } from 'kirari/node'

const cubic = (x: Float, a: number, b: number, c: number, d: number): Float => x.mul(a).add(b).mul(x).add(c).mul(x).add(d)

/** Red, green and blue in linear light, with luminance 1, at a temperature in kelvin; clamped to 1667 … 25000 K, where the fit is valid. */
export const kelvin2rgb = /*#__PURE__*/ fn('kelvin2rgb', [{ k: float }], vec3, (k) => {
  const kelvin = k.clamp(1667, 25000).toConst('kelvin')
  const u = float(1000).div(kelvin).toConst('u')
  const isCool = kelvin.lessThanEqual(4000).toConst('isCool')
  const x = select(cubic(u, -3.0258469, 2.1070379, 0.2226347, 0.24039), cubic(u, -0.2661239, -0.2343589, 0.8776956, 0.17991), isCool).toConst('x')
  const warmest = cubic(x, -1.1063814, -1.3481102, 2.1855583, -0.20219683)
  const warm = cubic(x, -0.9549476, -1.3741859, 2.0913701, -0.16748867)
  const cold = cubic(x, 3.081758, -5.8733867, 3.75113, -0.37001483)
  const y = select(cold, select(warm, warmest, kelvin.lessThanEqual(2222)), isCool).toConst('y')
  // X and Z for Y = 1; y is never below 0.25 here.
  return vec3(3.2409699, -0.96924364, 0.05563008)
    .mul(x.div(y))
    .add(vec3(-1.5373832, 1.8759675, -0.20397696))
    .add(vec3(-0.49861076, 0.041555057, 1.0569715).mul(float(1).sub(x).sub(y).div(y)))
})
