/**
 * Builds all separable blend modes: from one formula for a channel, the functions for a channel, a colour,
 * a colour with alpha (which keeps the alpha of the base), and each of them with an opacity.
 */
import { float, fn, generic, mix, overload, T, vec3, vec4 } from 'kirari/node'
import type { Float, Generic, Variants, Vec3, Vec4 } from 'kirari/node'

/** Blends `blend` over `base`; an opacity mixes the result with `base`. */
export interface SeparableBlend extends Variants {
  (base: Float | number, blend: Float | number, opacity?: Float | number): Float
  (base: Vec3, blend: Vec3, opacity?: Float | number): Vec3
  (base: Vec4, blend: Vec4, opacity?: Float | number): Vec4
}

export const separable = (name: string, formula: (base: Generic, blend: Generic) => Generic): SeparableBlend => {
  const channel = generic(name, [{ base: T }, { blend: T }], T, formula)
  const blended = overload(
    channel.of(float),
    channel.of(vec3),
    fn(`${name}_vec4`, [{ base: vec4 }, { blend: vec4 }], vec4, (base, blend) => vec4(channel(base.xyz, blend.xyz), base.w)),
    fn(`${name}_opacity`, [{ base: float }, { blend: float }, { opacity: float }], float, (base, blend, opacity) => mix(base, channel(base, blend), opacity)),
    fn(`${name}_vec3_opacity`, [{ base: vec3 }, { blend: vec3 }, { opacity: float }], vec3, (base, blend, opacity) => mix(base, channel(base, blend), opacity)),
    fn(`${name}_vec4_opacity`, [{ base: vec4 }, { blend: vec4 }, { opacity: float }], vec4, (base, blend, opacity) =>
      vec4(mix(base.xyz, channel(base.xyz, blend.xyz), opacity), base.w),
    ),
  )
  // The six members above are the six calls of the interface; `of` hides the types of the first two.
  return blended as unknown as SeparableBlend
}
