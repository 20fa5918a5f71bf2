/**
 * sRGB to linear light: the decoding of IEC 61966-2-1 (catalogue/color/space/srgb2rgb.ts), odd about 0, so that it is defined for every number.
 */
import { float, fn, generic, overload, select, T, vec3, vec4 } from 'kirari/node'
import type { Float, Variants, Vec3, Vec4 } from 'kirari/node'

/** Decodes a channel, a colour, or a colour with alpha. */
interface Decode extends Variants {
  (c: Float | number): Float
  (c: Vec3): Vec3
  (c: Vec4): Vec4
}

const channel = /*#__PURE__*/ generic('srgb2rgb', [{ c: T }], T, (c) => {
  const size = c.abs().toConst('size')
  // The base of the power is never below 0.052, whatever the sign of c.
  const curve = size.add(0.055).div(1.055).pow(2.4).mul(c.sign())
  return select(curve, c.div(12.92), size.lessThanEqual(0.04045))
})

const withAlpha = /*#__PURE__*/ fn('srgb2rgb_vec4', [{ c: vec4 }], vec4, (c) => vec4(channel(c.xyz), c.w))

/** The amount of light of encoded red, green and blue. An alpha passes through. */
// The three members are the three calls of the interface; `of` hides the types of the first two.
export const srgb2rgb = /*#__PURE__*/ overload(/*#__PURE__*/ channel.of(float), /*#__PURE__*/ channel.of(vec3), withAlpha) as unknown as Decode
