/** Pearls on a strange attractor: moved, sorted and lit by the GPU. This file connects the parts. */
import { draw, repeat, type Step } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { float, fragCoord, instanceIndex, ivec2, mix, select, smoothstep, target, uint, uniform, uv, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Uint, Vec3 } from 'kirari/node'
import type { Stage } from '../scene.ts'
import { createTimer } from '../timer.ts'
import type { AttractorName } from './attractor.ts'
import { createImpostor } from './impostor.ts'
import { shade } from './light.ts'
import { createNecklaces } from './necklace.ts'
import { createShadow } from './shadow.ts'
import { createSort, inversions, passesFor } from './sort.ts'

type Mode = 'sorted' | 'unsorted' | 'weighted' | 'opaque'
export interface Values {
  readonly attractor: AttractorName
  readonly count: number
  readonly mode: Mode
  readonly palette: keyof typeof palettes
  readonly opacity: number
  readonly size: number
  readonly speed: number
  readonly shutter: number
  readonly shadow: number
}

/** Colours of light along a necklace, from its start to its end, and between them. */
const palettes = {
  pearl: [
    [0.9, 0.66, 0.46],
    [0.75, 0.3, 0.26],
    [0.06, 0.12, 0.2],
  ],
  sea: [
    [0.05, 0.62, 0.7],
    [0.1, 0.2, 0.75],
    [0.8, 0.85, 0.6],
  ],
  garnet: [
    [0.75, 0.05, 0.09],
    [0.95, 0.45, 0.1],
    [0.35, 0.05, 0.35],
  ],
} as const

/** The camera that shows the shape of each attractor at first. */
const views = {
  halvorsen: { yaw: -0.72, pitch: 0.4, distance: 2.75 },
  thomas: { yaw: 0.6, pitch: 0.3, distance: 3.1 },
  aizawa: { yaw: -0.72, pitch: 0.35, distance: 2.9 },
  lorenz: { yaw: 0.6, pitch: 0.3, distance: 3 },
} as const

/** The time of a sort is the difference between frames with one and with so many more. */
const extraSorts = 8

/** The radius of a pearl of 32,768. More are smaller, and cover as much of the canvas. */
const radiusOf = (count: number): number => 0.0085 * Math.sqrt(32_768 / count)

export const createScene = (values: Values) => {
  const { count } = values
  let now = values
  const size = uniform(values.size, 'size')
  const density = uniform(1, 'density')
  const absorption = uniform(1, 'absorption')
  const shutter = uniform(0, 'shutter')
  const colors = [uniform([0, 0, 0], 'first'), uniform([0, 0, 0], 'second'), uniform([0, 0, 0], 'third')] as const

  const camera = createOrbitCamera({ ...views[values.attractor], minDistance: 0.8, maxDistance: 8, near: 0.05, far: 20 })
  const necklaces = createNecklaces(count, values.attractor, radiusOf(count))
  const ballOf = (i: Uint) => {
    const pearl = necklaces.pearl(i)
    return { ...pearl, radius: pearl.radius.mul(size).toConst('radius'), motion: pearl.velocity.mul(necklaces.speed).mul(shutter) }
  }
  const sorter = createSort(count, (i) => necklaces.pearl(i).centre.sub(camera.eye).dot(camera.forward).negate())
  const shadow = createShadow(ballOf, absorption, count)

  // ── One pearl: which one it is, its outline, its light.
  const which = uint(sorter.order.at(instanceIndex).y).toConst('which')
  const ball = ballOf(which)
  const outline = createImpostor(camera, ball)
  const tone = varying(ball.tone, { name: 'tone' })
  const color = mix(mix(colors[0], colors[1], tone.y.mul(0.8).add(tone.x.mul(7).fract().mul(0.4)).saturate()), colors[2], smoothstep(0.45, 0.75, tone.x))
  const lit = varying(shadow.lightAt(ball.centre), { name: 'lit' })
  const { body, gloss, fresnel } = shade({ normal: outline.normal, toEye: outline.toEye, color, lit })
  // August Beer's law along the way through the pearl, behind what its surface reflects.
  const solid = float(1).sub(outline.height.mul(density).negate().exp()).toConst('solid')
  const alpha = float(1)
    .sub(float(1).sub(solid).mul(float(1).sub(fresnel)))
    .mul(outline.coverage)
    .toConst('alpha')
  const light = body.mul(solid).add(gloss).mul(outline.coverage).toConst('light')
  const instances = { topology: 'triangle-strip', count: 4, instances: () => count, vertex: outline.vertex } as const

  const ground = target({ light: 'rgba16float', depth: true }, { name: 'ground' })
  const glow = uv.sub(vec2(0.5, 0.52)).length()
  const backdrop: Vec3 = mix(vec3(0.014, 0.016, 0.028), vec3(0.0015, 0.0015, 0.003), glow.mul(1.5).saturate())
  const wall = draw({ target: ground, fragment: { light: vec4(backdrop, 1) }, label: 'backdrop' })
  const over = draw({ ...instances, target: ground, fragment: { light: vec4(light, alpha) }, blend: 'alpha', label: 'pearls' })

  // Opaque: the depth of each pixel's point on its sphere decides. Corners of the square are as far away as nothing.
  const clip = camera.project(outline.surface)
  const opaque = draw({
    ...instances,
    target: ground,
    fragment: { light: vec4(body.add(gloss), 1), depth: select(clip.z.div(clip.w), float(1), outline.squared.greaterThan(1)) },
    depth: true,
    label: 'opaque pearls',
  })

  // M. McGuire and L. Bavoil 2013: a mean of all layers, weighted by their distance, over the ground that they leave visible.
  const sums = target({ light: 'rgba16float', weight: 'rgba16float' }, { name: 'sums' })
  const range = varying(ball.centre.sub(camera.eye).length().sub(camera.eye.length()).mul(0.33).add(0.5), { name: 'range' })
  const weight = float(1).sub(range.saturate()).pow(3).mul(30).max(0.01)
  const blend = { color: { source: 'one', destination: 'one' }, alpha: { source: 'zero', destination: 'one-minus-src-alpha' } } as const
  const gather = draw({
    ...instances,
    target: sums,
    fragment: { light: vec4(light.mul(weight), alpha), weight: vec4(vec3(alpha.mul(weight)), alpha) },
    blend,
    clear: [0, 0, 0, 1],
    label: 'weighted sums',
  })
  const texel = ivec2(fragCoord.xy)
  const sum = sums.light.load(texel).toConst('sum')
  const mean = sum.xyz.div(sums.weight.load(texel).x.max(1e-4))
  const resolve = draw({ target: ground, fragment: { light: vec4(mean, 1).mul(float(1).sub(sum.w)) }, blend: 'alpha', label: 'weighted mean' })

  // Light as a screen shows it.
  const seen = ground.light.load(texel).xyz
  const show = draw({ fragment: filmed(seen), label: 'show' })

  const timer = createTimer()
  let sorts = 1
  const modes: { readonly [name in Mode]: readonly Step[] } = {
    sorted: [repeat(() => sorts, [sorter.begin, sorter.sort]), wall, over],
    unsorted: [sorter.begin, wall, over],
    weighted: [sorter.begin, gather, wall, resolve],
    opaque: [sorter.begin, wall, opaque],
  }

  let time = '–'
  const update = (next: Values): void => {
    now = next
    size.value = next.size
    necklaces.speed.value = next.speed
    shutter.value = next.shutter
    density.value = -2 * Math.log(1 - Math.min(next.opacity, 0.9999))
    absorption.value = -Math.log(1 - Math.min(next.opacity, 0.9))
    shadow.strength.value = next.shadow
    colors.forEach((node, i) => {
      node.value = palettes[next.palette][i] ?? node.value
    })
  }
  update(values)

  return {
    init: [necklaces.begin],
    frame: (): readonly Step[] => [necklaces.move, shadow.cast, ...modes[timer.isBusy() ? 'sorted' : now.mode], show, timer.end],
    update,
    connect({ element }: { readonly element: HTMLElement }) {
      const stop = camera.connect(element)
      return () => {
        timer.stop()
        stop()
      }
    },
    actions: {
      measure({ engine, say }: Pick<Stage, 'engine' | 'say'>) {
        if (timer.isBusy()) return
        say('measuring')
        timer
          .compare(
            engine,
            [1, 1 + extraSorts].map((count) => () => (sorts = count)),
          )
          .then(([once = 0, more = 0]) => (time = `${Math.max(0, (more - once) / extraSorts).toFixed(2)} ms`))
          // The scene has ended, or the GPU is lost, which the page reports.
          .catch(() => {})
          .finally(() => {
            sorts = 1
            say()
          })
      },
    },
    async readouts({ engine }: Pick<Stage, 'engine'>) {
      const order = await engine.read(sorter.order)
      const keys = new Float32Array(count)
      for (let i = 0; i < count; i++) keys[i] = order[4 * i] ?? NaN
      const found = inversions(keys)
      const share = (200 * found) / (count * (count - 1))
      return {
        particles: count.toLocaleString('en'),
        inversions: `${found.toLocaleString('en')} (${share.toFixed(share > 0 ? 1 : 0)} %)`,
        passes: now.mode === 'sorted' ? String(passesFor(count)) : '0',
        time,
      }
    },
    camera,
    parts: { necklaces, sorter, shadow, ground },
  }
}

/** Light adds up without an end; a screen ends at 1. */
const filmed = (light: Vec3): Vec3 => {
  const x = light.mul(1.15).toConst('x')
  return x
    .mul(x.mul(2.51).add(0.03))
    .div(x.mul(x.mul(2.43).add(0.59)).add(0.14))
    .saturate()
    .pow(vec3(1 / 2.2))
}
