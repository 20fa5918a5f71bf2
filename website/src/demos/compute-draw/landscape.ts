/**
 * The initial painting: dry hills in the mist, and in front of them a wet bank that still flows.
 * Must not know: how paint moves.
 */
import { gnoise } from '@kirari/addons'
import { exp, float, smoothstep, vec2, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { pigments, type PigmentName } from './pigment.ts'

export interface Paint {
  readonly absorption: Vec3
  readonly scattering: Vec3
  /** The amount of pigment in it. */
  readonly amount: Float
}

const mixed = (parts: readonly (readonly [PigmentName, Float])[]): Paint => {
  const sum = (of: 'absorption' | 'scattering'): Vec3 =>
    parts.map(([name, amount]) => vec3(...pigments[name][of]).mul(amount)).reduce((a, b) => a.add(b), vec3(0))
  return { absorption: sum('absorption'), scattering: sum('scattering'), amount: parts.map(([, amount]) => amount).reduce((a, b) => a.add(b), float(0)) }
}

/** At a place of the sheet, in the units of uv; the sheet is 1.6 times as wide as high. */
export const landscape = (u: Float, v: Float): { readonly dry: Paint; readonly wet: Paint; readonly depth: Float } => {
  const p = vec2(u.mul(1.6), v).toConst('p')
  const cloud = gnoise(p.mul(vec2(2.2, 5)))
    .mul(0.5)
    .add(0.5)
    .toConst('cloud')
  const sunAway = p.sub(vec2(1.08, 0.68)).length().toConst('sunAway')
  const sun = smoothstep(0.075, 0.085, sunAway).toConst('sun')
  const glow = exp(sunAway.mul(sunAway).mul(-14))
  const blue = smoothstep(0.45, 1, v).mul(cloud.mul(0.5).add(0.12)).mul(sun).toConst('blue')
  const warm = exp(v.sub(0.52).mul(v.sub(0.52)).mul(-26))
    .mul(0.16)
    .mul(sun)
    .toConst('warm')
  const golden = glow.mul(0.22).mul(sun)

  /** A range of hills: how much paint, denser at its edge, and thinner towards the mist at its foot. */
  const range = (base: number, height: number, seed: number, mist: number): Float => {
    const ridge = gnoise(u.mul(3.1 + seed).add(seed * 7.3))
      .mul(height)
      .add(gnoise(u.mul(11 + seed)).mul(height * 0.2))
      .add(base)
    const below = ridge.sub(v).toConst('below')
    const inside = smoothstep(-0.002, 0.003, below)
    const foot = exp(below.max(0).mul(-mist))
    const rim = exp(below.max(0).mul(-110)).mul(0.5)
    const wash = gnoise(p.mul(9).add(seed)).mul(0.25).add(0.9)
    return inside.mul(foot.mul(0.8).add(0.12).add(rim)).mul(wash).toConst('range')
  }
  const far = range(0.5, 0.09, 0.4, 7)
  const middle = range(0.38, 0.1, 1.3, 6)
  const near = range(0.26, 0.08, 2.2, 4)
  const bank = gnoise(u.mul(2.3).add(4)).mul(0.05).add(0.13).sub(v).toConst('bank')
  const isBank = smoothstep(-0.004, 0.004, bank).toConst('isBank')
  const clump = gnoise(p.mul(14)).mul(0.5).add(0.6).max(0)
  return {
    dry: mixed([
      ['cerulean', blue],
      ['rose', warm.add(far.mul(0.1))],
      ['yellow', golden],
      ['ultramarine', far.mul(0.42).add(middle.mul(0.5))],
      ['violet', middle.mul(0.22)],
      ['viridian', near.mul(0.75)],
      ['grey', near.mul(0.45)],
    ]),
    wet: mixed([
      ['sap', isBank.mul(clump).mul(1.3)],
      ['umber', isBank.mul(0.6)],
    ]),
    // The paper holds shallow water, so a bank that is shallow at its edge keeps a smooth outline.
    depth: smoothstep(-0.004, 0.06, bank).mul(0.55),
  }
}
