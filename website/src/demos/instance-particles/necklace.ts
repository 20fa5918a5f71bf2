/**
 * Necklaces: each is a piece of one path along the attractor, with its pearls at equal times. All pearls move with the flow, so a necklace stays on
 * its path until rounding parts it; before that, it shrinks and starts anew elsewhere.
 */
import { pcg3d } from '@kirari/addons'
import { deltaTime, float, If, int, kernel, Loop, smoothstep, storage, uint, uniform, uvec3, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Uint, Vec3 } from 'kirari/node'
import { attractors, rungeKutta, type AttractorName } from './attractor.ts'

/** Pearls on a necklace, and necklaces side by side. */
const pearls = 128
const strands = 4
/** Steps from where a path starts until it is on the attractor. */
const approach = 400

/** Three numbers in [0, 1): the high 24 bits, which a float holds exactly. */
const random = (a: Uint, b: Uint, c: number): Vec3 => vec3(pcg3d(uvec3(a, b, uint(c))).shiftRight(8)).mul(2 ** -24)

export const createNecklaces = (count: number, name: AttractorName, radius: number) => {
  const attractor = attractors[name]
  const { centre, extent, start, step } = attractor
  const advance = rungeKutta(attractor)
  const speed = uniform(1, 'speed')
  /** The time of the flow between two pearls: at the mean speed they touch. */
  const spacing = (2 * radius * extent) / attractor.speed
  /** The time of the flow in a second. */
  const rate = (0.28 * extent) / attractor.speed
  const parts = Math.max(1, Math.ceil(spacing / step))

  // A place in the flow, and the age of the necklace in seconds; and how often it has started.
  const state = storage(vec4, count, { name: 'state' })
  const born = storage(uint, count, { name: 'born' })

  /** Where a pearl is when its necklace starts: all follow the same path, each a little further than the one before. */
  const birth = (i: Uint, generation: Uint): Vec3 => {
    const bundle = i.div(pearls * strands)
    const strand = i.div(pearls).remainder(strands)
    const p = vec3(...start)
      .add(
        random(bundle, generation, 1)
          .sub(0.5)
          .mul(0.2 * extent),
      )
      .toVar('p')
    Loop({ end: int(approach), name: 'early' }, () => {
      p.assign(advance(p, float(step)))
    })
    // Strands start side by side.
    const way = attractor.velocity(p).normalize().toConst('way')
    const aside = way.cross(vec3(0.36, 0.48, 0.8)).normalize()
    p.addAssign(aside.mul(float(strand).sub((strands - 1) / 2)).mul(2.6 * radius * extent))
    const length = int(i.remainder(pearls)).mul(parts)
    Loop({ end: length, name: 'late' }, () => {
      p.assign(advance(p, float(spacing / parts)))
    })
    return p
  }
  /** The seconds for which a necklace lives. */
  const span = (i: Uint): Float =>
    random(i.div(pearls * strands), uint(7), 2)
      .x.mul(10)
      .add(14)

  const begin = kernel(
    count,
    (i) => {
      // As if they had started at different times.
      state.at(i).assign(
        vec4(
          birth(i, uint(0)),
          random(i.div(pearls * strands), uint(9), 3)
            .x.mul(span(i))
            .mul(0.9),
        ),
      )
      born.at(i).assign(uint(0))
    },
    { name: 'begin' },
  )

  const move = kernel(
    count,
    (i) => {
      const seconds = deltaTime
        .min(1 / 20)
        .mul(speed)
        .toConst('seconds')
      const own = state.at(i).toConst('own')
      const p = advance(own.xyz, seconds.mul(rate)).toVar('p')
      const age = own.w.add(seconds).toVar('age')
      If(age.greaterThan(span(i)), () => {
        const generation = born.at(i).add(1).toConst('generation')
        born.at(i).assign(generation)
        age.assign(0)
        p.assign(birth(i, generation))
      })
      state.at(i).assign(vec4(p, age))
    },
    { name: 'move' },
  )

  const about = (p: Vec3): Vec3 => p.sub(vec3(...centre)).div(extent)
  return {
    state,
    begin,
    move,
    speed,
    advance,
    rate,
    /** The position, size and velocity of a pearl in world space. The attractor fits into a sphere of about radius 1 around the origin. */
    pearl(i: Uint) {
      const own = state.at(i).toConst('own')
      const velocity = attractor.velocity(own.xyz).toConst('velocity')
      const quick = velocity.length().div(attractor.speed).toConst('quick')
      const left = span(i).sub(own.w)
      const grown = smoothstep(0, 1.5, own.w.min(left))
      const ends = float(i.remainder(pearls)).add(0.5).div(pearls).toConst('ends')
      const taper = ends.mul(float(1).sub(ends)).mul(4).pow(0.3)
      return {
        centre: about(own.xyz).xzy.mul(vec3(1, 1, -1)),
        velocity: velocity.mul(rate / extent).xzy.mul(vec3(1, 1, -1)),
        radius: quick.clamp(0.45, 1.7).mul(grown).mul(taper).mul(radius),

        tone: vec2(random(i.div(pearls * strands), born.at(i), 4).x, ends),
      }
    },
  }
}
