/**
 * The particles with shaders in WGSL only. What the engine does where kernels are used is done here by hand: the struct and its layout,
 * bindings and their numbers, how many workgroups there are, and the invocations past the end.
 */
import { dispatch, draw } from 'kirari'
import { float, storage, struct, target, uniform, vec2 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import { forceOf, palettes, type ParticleValues } from '../compute-particles/palette.ts'
import { fadeText, moveText, dotText, showText } from './text.ts'

/** As in the text. */
const Particle = struct('Particle', { p: vec2, v: vec2, age: float, born: float })

export const createScene = (values: ParticleValues) => {
  const { count } = values
  const brush = createBrush()
  const speed = uniform(values.speed)
  const scale = uniform(values.scale)
  const inertia = uniform(values.inertia)
  const force = uniform([0, 0])
  const reach = uniform(values.reach)
  const size = uniform(values.size)
  const memory = uniform(0)
  const colors = { slowest: uniform([0, 0, 0]), slow: uniform([0, 0, 0]), fast: uniform([0, 0, 0]), fastest: uniform([0, 0, 0]) }

  const particles = storage(Particle, count, { name: 'particles' })
  const trail = target({ light: 'rgba16float' }, { pingPong: true, name: 'trail' })

  const code = moveText(count, values.seed)
  const inputs = { particles, force, place: brush.place, speed, scale, inertia, reach, present: brush.present, pressed: brush.pressed }
  const groups = Math.ceil(count / 64)
  const begin = dispatch({ wgsl: { code, compute: 'begin' }, inputs }, [groups], { label: 'begin' })
  const move = dispatch({ wgsl: { code, compute: 'advance' }, inputs }, [groups], { label: 'move' })
  const fade = draw({ target: trail, wgsl: { code: fadeText }, inputs: { trail: trail.light, memory }, label: 'fade' })
  const dots = draw({
    target: trail,
    wgsl: { code: dotText(count) },
    inputs: { particles, ...colors, speed, size, memory },
    count: count * 3,
    clear: false,
    blend: 'add',
    label: 'dots',
  })
  const show = draw({ wgsl: { code: showText }, inputs: { trail: trail.light }, label: 'show' })

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
