/**
 * Linear light to sRGB: the encoding of IEC 61966-2-1 (catalogue/color/space/rgb2srgb.ts), odd about 0, so that it is defined for every number.
 */
import { float, fn, generic, overload, select, T, vec3, vec4 } from 'kirari/node'
import type { Float, Variants, Vec3, Vec4 } from 'kirari/node'

/** Encodes a channel, a colour, or a colour with alpha. */
interface Encode extends Variants {
  (c: Float | number): Float
  (c: Vec3): Vec3
  (c: Vec4): Vec4
}

const channel = /*#__PURE__*/ generic('rgb2srgb', [{ c: T }], T, (c) => {
  const size = c.abs().toConst('size')
  // On the straight part the power is not used; its base stays away from 0, where a driver may give anything.
  const curve = size
    .max(0.0031308)
    .pow(1 / 2.4)
    .mul(1.055)
    .sub(0.055)
    .mul(c.sign())
  return select(curve, c.mul(12.92), size.lessThanEqual(0.0031308))
})

const withAlpha = /*#__PURE__*/ fn('rgb2srgb_vec4', [{ c: vec4 }], vec4, (c) => vec4(channel(c.xyz), c.w))

/** The encoded red, green and blue of an amount of light. An alpha passes through. */
// The three members are the three calls of the interface; `of` hides the types of the first two.
export const rgb2srgb = /*#__PURE__*/ overload(/*#__PURE__*/ channel.of(float), /*#__PURE__*/ channel.of(vec3), withAlpha) as unknown as Encode
