/**
 * Random numbers that fill their range evenly, and the distributions that are made from them.
 * Must not know: scenes, light.
 */
import { pcg } from '@kirari/addons'
import { cross, float, fn, reverseBits, select, uint, vec2, vec3 } from 'kirari/node'
import type { Float, Uint, Vec3 } from 'kirari/node'

/** Owen's scrambling of a number whose bits are reversed: each bit is flipped depending on the bits below it (Laine and Karras 2011). */
const scramble = fn('scramble', [{ x: uint }, { seed: uint }], uint, (x, seed) => {
  const v = x.add(seed).toVar('v')
  for (const factor of [0x6c50b47c, 0xb82f1e52, 0xc7afe638, 0x8d22f6e6]) v.bitXorAssign(v.mul(uint(factor)))
  return v
})

/** The second dimension of Sobol's sequence: Pascal's triangle modulo 2, where bit r counts every bit j whose number contains that of r (Lucas). */
const pascal = (x: Uint): Uint =>
  (
    [
      [1, 0x55555555],
      [2, 0x33333333],
      [4, 0x0f0f0f0f],
      [8, 0x00ff00ff],
      [16, 0x0000ffff],
    ] as const
  ).reduce((bits, [shift, mask]) => bits.bitXor(bits.shiftRight(shift).bitAnd(uint(mask))), x)

/** A point of Sobol's sequence in two dimensions, shuffled and scrambled by hashes (Burley 2020, "Practical Hash-based Owen Scrambling"). */
export const sobol = fn('sobol', [{ index: uint }, { seed: uint }], vec2, (index, seed) => {
  const shuffled = reverseBits(scramble(reverseBits(index), seed)).toConst('shuffled')
  const x = reverseBits(scramble(shuffled, pcg(seed.bitXor(uint(0xa511e9b3)))))
  const y = reverseBits(scramble(pascal(shuffled), pcg(seed.bitXor(uint(0x63d83595)))))
  return vec2(float(x.shiftRight(8)), float(y.shiftRight(8))).mul(2 ** -24)
})

/** Two directions perpendicular to a unit vector and to each other (Duff et al. 2017, "Building an Orthonormal Basis, Revisited"). */
export const basis = (n: Vec3): readonly [Vec3, Vec3] => {
  const sign = select(float(-1), float(1), n.z.greaterThanEqual(0)).toConst('sign')
  const a = float(-1).div(sign.add(n.z)).toConst('a')
  const b = n.x.mul(n.y).mul(a).toConst('b')
  return [
    vec3(sign.mul(n.x).mul(n.x).mul(a).add(1), sign.mul(b), sign.negate().mul(n.x)).toConst('tangent'),
    vec3(b, sign.add(n.y.mul(n.y).mul(a)), n.y.negate()).toConst('bitangent'),
  ]
}

/** Cosine-weighted directions around z: points of a disc, projected onto the hemisphere (Malley). */
export const cosineHemisphere = fn('cosineHemisphere', [{ u: vec2 }], vec3, (u) => {
  const r = u.x.sqrt().toConst('r')
  const phi = u.y.mul(2 * Math.PI).toConst('phi')
  return vec3(r.mul(phi.cos()), r.mul(phi.sin()), float(1).sub(u.x).max(0).sqrt())
})

/** The normal of a microfacet that is visible from `v` (Heitz 2018, "Sampling the GGX Distribution of Visible Normals"). */
export const visibleNormal = fn('visibleNormal', [{ v: vec3 }, { alpha: float }, { u: vec2 }], vec3, (v, alpha, u) => {
  const view = vec3(v.xy.mul(alpha), v.z).normalize().toConst('view')
  const square = view.x.mul(view.x).add(view.y.mul(view.y)).toConst('square')
  const t1 = select(vec3(1, 0, 0), vec3(view.y.negate(), view.x, 0).mul(square.max(1e-12).inverseSqrt()), square.greaterThan(1e-12)).toConst('t1')
  const t2 = cross(view, t1).toConst('t2')
  const r = u.x.sqrt().toConst('r')
  const phi = u.y.mul(2 * Math.PI).toConst('phi')
  const x = r.mul(phi.cos()).toConst('x')
  const s = view.z.add(1).mul(0.5).toConst('s')
  const y = float(1)
    .sub(s)
    .mul(float(1).sub(x.mul(x)).max(0).sqrt())
    .add(s.mul(r).mul(phi.sin()))
    .toConst('y')
  const z = float(1).sub(x.mul(x)).sub(y.mul(y)).max(0).sqrt()
  const h = t1.mul(x).add(t2.mul(y)).add(view.mul(z)).toConst('h')
  return vec3(h.xy.mul(alpha), h.z.max(1e-6)).normalize()
})

/** The GGX distribution of microfacet normals `h` around z (Trowbridge and Reitz 1975). */
export const ggx = (h: Vec3, alpha: Float): Float => {
  const a2 = alpha.mul(alpha)
  const d = h.x.mul(h.x).add(h.y.mul(h.y)).add(a2.mul(h.z).mul(h.z)).toConst('d')
  return a2.div(d.mul(d).mul(Math.PI))
}
/** Smith's Λ for masking: 1 / (1 + Λ) of the facets is visible. */
export const smith = (v: Vec3, alpha: Float): Float => {
  const slope = v.x.mul(v.x).add(v.y.mul(v.y)).mul(alpha.mul(alpha)).div(v.z.mul(v.z).max(1e-12))
  return slope.add(1).sqrt().sub(1).mul(0.5)
}
/** The Fresnel reflectance of a smooth dielectric, from the cosine of incidence and the ratio of the indices. */
export const fresnel = fn('fresnel', [{ cosine: float }, { eta: float }], float, (cosine, eta) => {
  const square = float(1)
    .sub(eta.mul(eta).mul(float(1).sub(cosine.mul(cosine))))
    .toConst('square')
  const inside = square.max(0).sqrt().toConst('inside')
  const parallel = cosine
    .sub(eta.mul(inside))
    .div(cosine.add(eta.mul(inside)))
    .toConst('parallel')
  const crossed = eta.mul(cosine).sub(inside).div(eta.mul(cosine).add(inside)).toConst('crossed')
  return select(float(1), parallel.mul(parallel).add(crossed.mul(crossed)).mul(0.5), square.greaterThan(0))
})
