/**
 * Particles in a flow without sources: the state of each lies in storages, a kernel moves it, a triangle each draws it.
 * The same code runs on WebGPU, as a compute shader, and on WebGL2, where the engine makes drawings into float textures of it.
 */
import { draw } from 'kirari'
import {
  deltaTime,
  float,
  fn,
  If,
  ivec2,
  kernel,
  mix,
  resolution,
  select,
  storage,
  target,
  time,
  uint,
  uniform,
  uv,
  uvec2,
  varying,
  vec2,
  vec3,
  vec4,
  vertexIndex,
} from 'kirari/node'
import type { Float, Uint, Vec2, Vec3 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import { forceOf, palettes, type ParticleValues } from './palette.ts'

/** Jarzynski and Olano 2020, "Hash Functions for GPU Rendering": pcg2d. Integers only, so every device gets the same bits. */
const pcg2d = fn('pcg2d', [{ seed: uvec2 }], uvec2, (seed) => {
  const v = seed.mul(1664525).add(1013904223).toVar('v')
  v.x.addAssign(v.y.mul(1664525))
  v.y.addAssign(v.x.mul(1664525))
  v.assign(v.bitXor(v.shiftRight(16)))
  v.x.addAssign(v.y.mul(1664525))
  v.y.addAssign(v.x.mul(1664525))
  return v.bitXor(v.shiftRight(16))
})

/** Two numbers in [0, 1): the high 24 bits, which a float holds exactly. */
const random = (a: Uint, b: Uint): Vec2 => vec2(pcg2d(uvec2(a, b)).shiftRight(8)).mul(2 ** -24)

/** The gradient of a lattice point: a direction that turns with time, each at its own pace (Perlin and Neyret 2001, "Flow Noise"). */
const direction = fn('direction', [{ cell: ivec2 }, { seconds: float }], vec2, (cell, seconds) => {
  const word = vec2(pcg2d(uvec2(cell)).shiftRight(8))
    .mul(2 ** -24)
    .toConst('word')
  const angle = word.x
    .mul(2 * Math.PI)
    .add(seconds.mul(word.y.add(0.5)))
    .toConst('angle')
  return vec2(angle.cos(), angle.sin())
})

/** The exact derivative of Perlin's gradient noise: no differences, so its curl has no divergence but that of rounding. */
const noiseGradient = fn('noiseGradient', [{ p: vec2 }, { seconds: float }], vec2, (p, seconds) => {
  const corner = p.floor().toConst('corner')
  const cell = ivec2(corner).toConst('cell')
  const d = p.sub(corner).toConst('d')
  const s = d
    .mul(d)
    .mul(d)
    .mul(d.mul(d.mul(6).sub(15)).add(10))
    .toConst('s')
  const ds = d
    .mul(d)
    .mul(30)
    .mul(d.mul(d.sub(2)).add(1))
    .toConst('ds')
  const g0 = direction(cell, seconds).toConst('g0')
  const g1 = direction(cell.add(ivec2(1, 0)), seconds).toConst('g1')
  const g2 = direction(cell.add(ivec2(0, 1)), seconds).toConst('g2')
  const g3 = direction(cell.add(ivec2(1, 1)), seconds).toConst('g3')
  const a = g0.dot(d).toConst('a')
  const b = g1.dot(d.sub(vec2(1, 0))).toConst('b')
  const c = g2.dot(d.sub(vec2(0, 1))).toConst('c')
  const e = g3.dot(d.sub(vec2(1, 1))).toConst('e')
  const slope = vec2(mix(b.sub(a), e.sub(c), s.y), mix(c.sub(a), e.sub(b), s.x))
  return mix(mix(g0, g1, s.x), mix(g2, g3, s.x), s.y).add(ds.mul(slope))
})

/** The curl of a potential ψ in the plane, (∂ψ/∂y, −∂ψ/∂x): its divergence is 0 for every ψ (Bridson 2007, "Curl-Noise for Procedural Fluid Flow"). */
const flow = fn('flow', [{ p: vec2 }, { seconds: float }], vec2, (p, seconds) => {
  const wide = noiseGradient(p, seconds)
  const fine = noiseGradient(p.mul(2.3).add(17.5), seconds.mul(1.6).add(40))
  const slope = wide.add(fine.mul(0.45)).toConst('slope')
  return vec2(slope.y, slope.x.negate())
})

export const createScene = (values: ParticleValues) => {
  const { count } = values
  const brush = createBrush()
  const speed = uniform(values.speed, 'speed')
  const scale = uniform(values.scale, 'scale')
  const inertia = uniform(values.inertia, 'inertia')
  const force = uniform([0, 0], 'force')
  const reach = uniform(values.reach, 'reach')
  const size = uniform(values.size, 'size')
  const memory = uniform(0, 'memory')
  const color = (name: string) => uniform([0, 0, 0], name)
  const colors = [color('slowest'), color('slow'), color('fast'), color('fastest')] as const

  // Where it is and how it moves: half the picture is 1 high. And how old it is, and how often it was born.
  const state = storage(vec4, count, { name: 'state' })
  const life = storage(vec2, count, { name: 'life' })
  const trail = target({ light: 'rgba16float' }, { pingPong: true, name: 'trail' })

  const half = vec2(resolution.x.div(resolution.y), 1).mul(1.08)
  const seconds = time.mul(0.3)
  const drift = (p: Vec2): Vec2 => flow(p.mul(scale), seconds).mul(speed).mul(0.42)
  /** How long it lives: 4 to 12 seconds. */
  const span = (i: Uint): Float => random(i, uint(0x9e3779b9)).x.mul(8).add(4)

  const begin = kernel(
    count,
    (i) => {
      const at = random(i, uint(values.seed)).mul(2).sub(1).mul(half).toConst('at')
      state.at(i).assign(vec4(at, drift(at)))
      // As if they had been there for long: not all die at once.
      life.at(i).assign(vec2(random(i, uint(values.seed + 1)).x.mul(span(i)), 0))
    },
    { name: 'begin' },
  )

  const move = kernel(
    count,
    (i) => {
      const dt = deltaTime.min(1 / 20).toConst('dt')
      const old = state.at(i).toConst('old')
      const p = old.xy.toVar('p')
      const v = old.zw.toVar('v')
      const age = life.at(i).x.add(dt).toVar('age')
      const born = life.at(i).y.toVar('born')

      // Heavy particles follow the flow late, and gather where it stretches (Maxey 1987). Exact for a steady flow, so stable for every dt.
      v.assign(mix(drift(p), v, dt.div(inertia).negate().exp()))

      // The pointer pulls along the radius and pushes around it, less with the distance.
      const radius = p
        .sub(
          brush.place
            .mul(2)
            .sub(1)
            .mul(vec2(half.x.div(1.08), 1)),
        )
        .toConst('radius')
      const falloff = radius.dot(radius).div(reach.mul(reach)).negate().exp()
      const turned = vec2(radius.y.negate(), radius.x)
      const push = brush.present.mul(brush.pressed.mul(2).add(1)).mul(falloff).mul(dt).div(reach)
      v.addAssign(radius.mul(force.x).add(turned.mul(force.y)).mul(push))
      p.addAssign(v.mul(dt))

      // What leaves at one side comes back at the other, out of sight.
      p.assign(p.add(half).mod(half.mul(2)).sub(half))

      If(age.greaterThan(span(i)), () => {
        age.assign(0)
        born.addAssign(1)
        p.assign(random(i, uint(born).mul(747796405).add(values.seed)).mul(2).sub(1).mul(half))
        v.assign(drift(p))
      })
      state.at(i).assign(vec4(p, v))
      life.at(i).assign(vec2(age, born))
    },
    { name: 'move' },
  )

  /** Slow to fast through four colours. */
  const colorOf = (quick: Float): Vec3 => {
    const [a, b, c, d] = colors
    const t = quick.saturate().mul(3).toConst('t')
    return mix(mix(a, b, t.saturate()), mix(c, d, t.sub(2).saturate()), t.sub(1).saturate())
  }

  const lightOf = (i: Uint): Vec3 => {
    const v = state.at(i).zw.length()
    const age = life.at(i).x
    const shown = age.min(span(i).sub(age)).mul(1.5).saturate()
    // Light in all is the same for any count, size and picture: each gets its share of the pixels.
    const share = resolution.x.mul(resolution.y).div(count).mul(0.27)
    return colorOf(v.div(speed.mul(0.7).add(0.02))).mul(shown.mul(share))
  }
  const aspect = resolution.x.div(resolution.y)
  const clipOf = (p: Vec2): Vec2 => p.div(vec2(aspect, 1))

  // A triangle around the way it goes while the shutter is open. Instances of so few vertices would be slow: the number says which particle it is.
  const i = vertexIndex.div(3).toConst('i')
  const tip = vertexIndex.remainder(3)
  const one = state.at(i)
  const stretch = one.zw
    .length()
    .mul(resolution.y)
    .mul(1 / 110)
    .div(size)
  const corner = vec2(float(tip).sub(1).mul(2).mul(stretch.add(1)), select(float(-1), float(3), tip.equal(1)))
  const along = one.zw.div(one.zw.length().max(1e-9)).toConst('along')
  const offset = along.mul(corner.x).add(vec2(along.y.negate(), along.x).mul(corner.y))
  const capsule = varying(vec3(corner, stretch), { name: 'capsule' })
  const light = varying(lightOf(i).div(size.mul(size).mul(1.05).mul(stretch.mul(1.02).add(1))), { name: 'light' })
  const beyond = vec2(capsule.x.abs().sub(capsule.z).max(0), capsule.y)
  const soft = float(1).sub(beyond.dot(beyond)).max(0)

  const fade = draw({ target: trail, fragment: { light: trail.light.load(ivec2(uv.mul(resolution))).mul(memory) }, label: 'fade' })
  const dots = draw({
    target: trail,
    vertex: vec4(clipOf(one.xy).add(offset.mul(size).mul(2).div(resolution)), 0, 1),
    fragment: { light: vec4(light.mul(soft.mul(soft)).mul(float(1).sub(memory)), 1) },
    count: count * 3,
    clear: false,
    blend: 'add',
    label: 'dots',
  })

  // Light adds up without an end, and a screen ends at 1: the curve of film.
  const seen = trail.light.load(ivec2(uv.mul(resolution))).xyz
  const ground = mix(vec3(0.004, 0.006, 0.014), vec3(0.012, 0.012, 0.03), uv.y)
  const show = draw({
    fragment: float(1)
      .sub(seen.add(ground).mul(1.5).negate().exp())
      .pow(1 / 2.2),
    label: 'show',
  })

  const update = (next: ParticleValues): void => {
    speed.value = next.speed
    scale.value = next.scale
    inertia.value = next.inertia
    reach.value = next.reach
    size.value = next.size
    memory.value = next.trails
    force.value = forceOf(next)
    colors.forEach((node, i) => {
      node.value = palettes[next.palette][i] ?? node.value
    })
  }
  update(values)

  return { init: [begin], frame: [move, fade, dots, show], update, connect: brush.connect, state, life }
}
