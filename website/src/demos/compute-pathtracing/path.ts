/**
 * One path of light, from the eye backwards (Kajiya 1986): at each surface the lamp is sampled, then a direction of the surface.
 * Multiple importance sampling combines both estimates of the light from the lamp (Veach and Guibas 1995).
 */
import { pcg } from '@kirari/addons'
import { exp, float, fn, If, int, Loop, Break, select, uint, vec2, vec3, vec4 } from 'kirari/node'
import type { Bool, Float, Int, Uint, Vec3, VarVec3 } from 'kirari/node'
import { basis, cosineHemisphere, fresnel, ggx, smith, sobol, visibleNormal } from './sampling.ts'
import { createNearest, inner, outer, quad, unit } from './shape.ts'
import { kinds, type Kind, type World } from './world.ts'

const offset = 2e-4
const isKind = (kind: Int, name: Kind): Bool => kind.equal(kinds.indexOf(name))
/** The power heuristic (Veach): weights are proportional to the squared densities. */
const power = (one: Float, other: Float): Float => one.mul(one).div(one.mul(one).add(other.mul(other)).max(1e-30))

/** The numbers of a lamp in the sky and of a missing lamp. */
const [outside, nowhere] = [-1, -2]

export const createTracer = ({ things, lamp, sky }: World) => {
  const lampId = lamp ? (lamp.kind === 'quad' ? things.length : outside) : nowhere
  const shapes = things.map(({ shape }) => shape)
  if (lamp?.kind === 'quad') shapes.push(quad(lamp.corner, lamp.u, lamp.v))

  const nearest = createNearest(shapes, outside)
  const normalOf = fn('normalOf', [{ id: int }, { p: vec3 }], vec3, (id, p) => {
    const n = vec3(0, 1, 0).toVar('n')
    shapes.forEach((shape, i) => If(id.equal(i), () => n.assign(shape.normal(p))))
    return n
  })
  /** Colour, and α or the index of refraction. */
  const matterOf = fn('matterOf', [{ id: int }, { p: vec3 }], vec4, (id, p) => {
    const matter = vec4(0).toVar('matter')
    things.forEach(({ color, detail = 1 }, i) => If(id.equal(i), () => matter.assign(vec4(color(p), detail))))
    return matter
  })
  const kindOf = (id: Int): Int => things.reduce<Int>((kind, thing, i) => select(kind, int(kinds.indexOf(thing.kind)), id.equal(i)), int(0))
  const glowOf = (id: Int): Float => things.reduce<Float>((glow, thing, i) => (thing.glow ? select(glow, float(thing.glow), id.equal(i)) : glow), float(0))

  // ── The lamp: its radiance along a ray, the probability density of its samples, and a sample (direction and density).
  const lampSide = lamp?.kind === 'quad' ? outer(lamp.u, lamp.v) : ([0, 1, 0] as const)
  const lampArea = Math.sqrt(inner(lampSide, lampSide))
  const lampNormal = vec3(...unit(lampSide))
  const cap = lamp?.kind === 'sun' ? 1 - Math.cos(lamp.angle) : 1
  const sunWay = lamp?.kind === 'sun' ? unit(lamp.toward) : ([0, 1, 0] as const)
  const lampDensity = (d: Vec3, t: Float): Float =>
    lamp?.kind === 'quad' ? t.mul(t).div(d.dot(lampNormal).negate().mul(lampArea).max(1e-9)) : float(1 / (2 * Math.PI * cap))
  const lampLight = (d: Vec3): Vec3 => {
    if (!lamp) return vec3(0)
    return lamp.kind === 'quad' ? vec3(...lamp.light) : select(vec3(0), vec3(...lamp.light), d.dot(vec3(...sunWay)).greaterThan(1 - cap))
  }
  const sampleLamp = fn('sampleLamp', [{ p: vec3 }, { u: vec2 }], vec4, (p, u) => {
    if (lamp?.kind === 'quad') {
      const way = vec3(...lamp.corner)
        .add(vec3(...lamp.u).mul(u.x))
        .add(vec3(...lamp.v).mul(u.y))
        .sub(p)
        .toConst('way')
      const t = way.length().toConst('t')
      const d = way.div(t).toConst('d')
      return vec4(d, select(float(0), lampDensity(d, t), d.dot(lampNormal).lessThan(0)))
    }
    // On a spherical cap, uniform points have uniform heights (Archimedes).
    const axis = vec3(...sunWay).toConst('axis')
    const [x, y] = basis(axis)
    const z = float(1).sub(u.x.mul(cap)).toConst('z')
    const r = float(1).sub(z.mul(z)).max(0).sqrt()
    const phi = u.y.mul(2 * Math.PI)
    return vec4(x.mul(phi.cos()).add(y.mul(phi.sin())).mul(r).add(axis.mul(z)).normalize(), 1 / (2 * Math.PI * cap))
  })

  /** The BSDF times the cosine, and the probability density of sampling `wi`. Directions are in a frame whose normal is z. */
  const scatter = fn('scatter', [{ kind: int }, { matter: vec4 }, { wo: vec3 }, { wi: vec3 }], vec4, (kind, matter, wo, wi) => {
    const result = vec4(matter.xyz, 1).mul(wi.z.max(0).div(Math.PI)).toVar('result')
    If(isKind(kind, 'metal').and(wi.z.greaterThan(0)), () => {
      const alpha = matter.w
      const h = wo.add(wi).normalize().toConst('h')
      const [out, back] = [smith(wo, alpha).toConst('out'), smith(wi, alpha).toConst('back')]
      const facets = ggx(h, alpha).div(wo.z.max(1e-6).mul(4)).toConst('facets')
      const tint = schlick(matter.xyz, wo.dot(h))
      result.assign(vec4(tint.mul(facets).div(out.add(back).add(1)), facets.div(out.add(1))))
    })
    return result
  })

  const trace = fn(
    'trace',
    [{ origin: vec3 }, { direction: vec3 }, { index: uint }, { seed: uint }, { bounces: int }, { estimator: int }],
    vec3,
    (origin, direction, index, seed, bounces, estimator) => {
      const o = origin.toVar('o')
      const d = direction.toVar('d')
      const light = vec3(0).toVar('light')
      /** The throughput: the share of the light here that reaches the eye. */
      const through = vec3(1).toVar('through')
      /** The probability density of the direction; 0 for camera rays, mirrors and glass, where a lamp sample cannot follow it. */
      const density = float(0).toVar('density')
      const random = (dimension: Uint) => sobol(index, pcg(seed.add(dimension)))
      Loop(bounces, (depth) => {
        const hit = nearest(o, d).toConst('hit')
        const id = int(hit.y).toConst('id')
        If(id.equal(lampId), () => {
          const weight = select(power(density, lampDensity(d, hit.x)), float(1), density.equal(0).or(estimator.equal(estimators.indexOf('surface'))))
          const counted = select(weight, float(0), density.greaterThan(0).and(estimator.equal(estimators.indexOf('lamp'))))
          light.addAssign(through.mul(lampLight(d)).mul(counted))
        })
        If(id.lessThan(0), () => {
          light.addAssign(through.mul(sky(d)))
          Break()
        })
        If(id.equal(lampId), () => Break())

        const p = o.add(d.mul(hit.x)).toConst('p')
        const outward = normalOf(id, p).toConst('outward')
        const matter = matterOf(id, p).toConst('matter')
        const kind = kindOf(id).toConst('kind')
        const isEntering = d.dot(outward).lessThan(0).toConst('isEntering')
        const n = select(outward.negate(), outward, isEntering).toConst('n')
        light.addAssign(through.mul(glowOf(id)))
        const base = uint(depth).mul(3).add(1).toConst('base')
        const u = random(base).toConst('u')
        const chance = random(base.add(1)).toConst('chance')

        If(isKind(kind, 'glass'), () => {
          // Beer–Lambert absorption along the way through the glass.
          If(isEntering.not(), () => through.mulAssign(exp(matter.xyz.mul(hit.x).negate())))
          const eta = select(matter.w, float(1).div(matter.w), isEntering).toConst('eta')
          const cosine = d.dot(n).negate().min(1).toConst('cosine')
          const isMirrored = chance.y.lessThan(fresnel(cosine, eta)).toConst('isMirrored')
          const inside = float(1)
            .sub(eta.mul(eta).mul(float(1).sub(cosine.mul(cosine))))
            .max(0)
            .sqrt()
          const bent = d.mul(eta).add(n.mul(eta.mul(cosine).sub(inside)))
          o.assign(p.add(n.mul(select(float(-offset), float(offset), isMirrored))))
          d.assign(select(bent, d.add(n.mul(cosine.mul(2))), isMirrored).normalize())
          density.assign(0)
        }).Else(() => {
          const [x, y] = basis(n)
          const into = (v: Vec3): Vec3 => vec3(v.dot(x), v.dot(y), v.dot(n))
          const wo = into(d.negate()).toConst('wo')
          o.assign(p.add(n.mul(offset)))

          if (lamp)
            // No lamp sample at the last bounce: both estimators must cover paths of the same length.
            If(estimator.notEqual(estimators.indexOf('surface')).and(depth.add(1).lessThan(bounces)), () => {
              const sample = sampleLamp(o, random(base.add(2))).toConst('sample')
              const wi = into(sample.xyz).toConst('wi')
              If(sample.w.greaterThan(0).and(wi.z.greaterThan(0)), () => {
                const seen = nearest(o, sample.xyz).toConst('seen')
                If(int(seen.y).equal(lampId), () => {
                  const f = scatter(kind, matter, wo, wi).toConst('f')
                  const weight = select(power(sample.w, f.w), float(1), estimator.equal(estimators.indexOf('lamp')))
                  light.addAssign(through.mul(f.xyz).mul(lampLight(sample.xyz)).mul(weight.div(sample.w)))
                })
              })
            })

          const wi = cosineHemisphere(u).toVar('wi')
          If(isKind(kind, 'metal'), () => {
            const h = visibleNormal(wo, matter.w, u).toConst('h')
            wi.assign(h.mul(wo.dot(h).mul(2)).sub(wo))
            // The weight is F G₂ / G₁; the other factors cancel.
            const [out, back] = [smith(wo, matter.w).toConst('out'), smith(wi, matter.w)]
            through.mulAssign(schlick(matter.xyz, wo.dot(h)).mul(out.add(1).div(out.add(back).add(1))))
          }).Else(() => through.mulAssign(matter.xyz))
          density.assign(scatter(kind, matter, wo, wi).w)
          If(wi.z.lessThanEqual(0), () => through.assign(vec3(0)))
          d.assign(x.mul(wi.x).add(y.mul(wi.y)).add(n.mul(wi.z)).normalize())
        })

        // Russian roulette (Arvo and Kirk 1990): dim paths end at random, and the weight of the others grows accordingly.
        const most = brightest(through).toConst('most')
        If(most.lessThanEqual(0), () => Break())
        If(depth.greaterThan(2), () => {
          const survival = most.min(1).toConst('survival')
          If(chance.x.greaterThanEqual(survival), () => Break())
          through.divAssign(survival)
        })
      })
      return light
    },
  )

  /** The first hit: its normal and distance, and its albedo for the denoiser: white for metals, glass and the sky. */
  const first = (origin: Vec3, direction: Vec3): { readonly albedo: Vec3; readonly facing: ReturnType<typeof vec4> } => {
    const hit = nearest(origin, direction).toConst('firstHit')
    const id = int(hit.y).toConst('firstId')
    const p = origin.add(direction.mul(hit.x)).toConst('firstPlace')
    const isMatt = id
      .greaterThanEqual(0)
      .and(id.lessThan(things.length))
      .and(isKind(kindOf(id), 'diffuse'))
    return {
      albedo: select(vec3(1), matterOf(id, p).xyz.max(0.02), isMatt),
      facing: vec4(select(vec3(0), normalOf(id, p), id.greaterThanEqual(0)), hit.x.min(1000)),
    }
  }
  return { trace, first, nearest }
}

export const estimators = ['both', 'lamp', 'surface'] as const
export type Estimator = (typeof estimators)[number]

export const brightest = (v: Vec3 | VarVec3): Float => v.x.max(v.y).max(v.z)
const schlick = (atNormal: Vec3, cosine: Float): Vec3 => atNormal.add(vec3(1).sub(atNormal).mul(float(1).sub(cosine).saturate().pow(5)))
