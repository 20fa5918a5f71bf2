/**
 * The particles with shaders in GLSL only. What the engine does where kernels are used is done here by hand: which texel is which
 * particle, two textures in turn, one drawing that writes both, and a vertex stage that finds its particle by number.
 */
import { draw } from 'kirari'
import { target, uniform } from 'kirari/node'
import { createBrush } from '../brush.ts'
import { forceOf, palettes, type ParticleValues } from '../compute-particles/palette.ts'
import { beginText, fadeText, moveText, particleFragmentText, particleVertexText, showText } from './text.ts'

export const createScene = (values: ParticleValues) => {
  const { count } = values
  const columns = 1024
  const brush = createBrush()
  const speed = uniform(values.speed)
  const scale = uniform(values.scale)
  const inertia = uniform(values.inertia)
  const force = uniform([0, 0])
  const reach = uniform(values.reach)
  const size = uniform(values.size)
  const memory = uniform(0)
  const colors = { slowest: uniform([0, 0, 0]), slow: uniform([0, 0, 0]), fast: uniform([0, 0, 0]), fastest: uniform([0, 0, 0]) }

  const particles = target({ state: 'rgba32float', life: 'rg32float' }, { size: [columns, Math.ceil(count / columns)], pingPong: true, name: 'particles' })
  const trail = target({ light: 'rgba16float' }, { pingPong: true, name: 'trail' })
  const old = { oldState: particles.state, oldLife: particles.life }

  const begin = draw({ target: particles, glsl: { fragment: beginText(columns, values.seed) }, inputs: { trail: trail.light, speed, scale }, label: 'begin' })
  const move = draw({
    target: particles,
    glsl: { fragment: moveText(columns, values.seed) },
    inputs: { ...old, trail: trail.light, speed, scale, inertia, reach, force, place: brush.place, present: brush.present, pressed: brush.pressed },
    label: 'move',
  })
  const fade = draw({ target: trail, glsl: { fragment: fadeText }, inputs: { trail: trail.light, memory }, label: 'fade' })
  const dots = draw({
    target: trail,
    glsl: { vertex: particleVertexText(columns, count), fragment: particleFragmentText },
    inputs: { ...old, ...colors, speed, size, memory },
    count: count * 3,
    clear: false,
    blend: 'add',
    label: 'dots',
  })
  const show = draw({ glsl: { fragment: showText }, inputs: { trail: trail.light }, label: 'show' })

  const update = (next: ParticleValues): void => {
    speed.value = next.speed
    scale.value = next.scale
    inertia.value = next.inertia
    reach.value = next.reach
    size.value = next.size
    memory.value = next.trails
    force.value = forceOf(next)
    const [slowest, slow, fast, fastest] = palettes[next.palette]
    colors.slowest.value = slowest
    colors.slow.value = slow
    colors.fast.value = fast
    colors.fastest.value = fastest
  }
  update(values)

  return { init: [begin], frame: [move, fade, dots, show], update, connect: brush.connect, particles }
}
