/**
 * Builds all non-separable blend modes: from one formula for a colour, the functions for a colour,
 * a colour with alpha (which keeps the alpha of the base), and both with an opacity.
 */
import { float, fn, mix, overload, vec3, vec4 } from 'kirari/node'
import type { Float, Variants, Vec3, Vec4 } from 'kirari/node'

/** Blends `blend` over `base`; an opacity mixes the result with `base`. */
export interface NonSeparableBlend extends Variants {
  (base: Vec3, blend: Vec3, opacity?: Float | number): Vec3
  (base: Vec4, blend: Vec4, opacity?: Float | number): Vec4
}

export const nonSeparable = (name: string, formula: (base: Vec3, blend: Vec3) => Vec3): NonSeparableBlend => {
  const colour = fn(name, [{ base: vec3 }, { blend: vec3 }], vec3, formula)
  return overload(
    colour,
    fn(`${name}_vec4`, [{ base: vec4 }, { blend: vec4 }], vec4, (base, blend) => vec4(colour(base.xyz, blend.xyz), base.w)),
    fn(`${name}_opacity`, [{ base: vec3 }, { blend: vec3 }, { opacity: float }], vec3, (base, blend, opacity) => mix(base, colour(base, blend), opacity)),
    fn(`${name}_vec4_opacity`, [{ base: vec4 }, { blend: vec4 }, { opacity: float }], vec4, (base, blend, opacity) =>
      vec4(mix(base.xyz, colour(base.xyz, blend.xyz), opacity), base.w),
    ),
  )
}
