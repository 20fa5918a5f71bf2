/** Boxes on a spiral, one instance each: lit by the sky and the sun, lost in the fog. */
import { valueNoise } from '@kirari/addons'
import { draw, geometry, type Engine } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { box } from 'kirari/geometry'
import { attribute, float, fn, instancedAttribute, instanceIndex, mix, time, uniform, uv, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

type Color = readonly [red: number, green: number, blue: number]

export type Values = {
  readonly count: number
  readonly pattern: 'waves' | 'ripples' | 'noise'
  readonly palette: keyof typeof palettes
  readonly sun: Color
  readonly height: number
  readonly width: number
  readonly speed: number
  readonly fog: number
}

/** Low, middle and high, and the sky behind them: light as it is added, not as a screen takes it. */
const palettes = {
  dawn: { low: [0.012, 0.022, 0.1], middle: [0.5, 0.045, 0.13], high: [1, 0.5, 0.07], sky: [0.055, 0.06, 0.13] },
  sea: { low: [0.004, 0.02, 0.07], middle: [0.005, 0.2, 0.3], high: [0.8, 0.95, 0.85], sky: [0.05, 0.11, 0.15] },
  moss: { low: [0.012, 0.025, 0.015], middle: [0.08, 0.22, 0.02], high: [0.95, 0.85, 0.25], sky: [0.13, 0.15, 0.1] },
} as const

const most = 100_000
/** Where the sun stands: low enough that the walls that look at it are the brightest. */
const sunDirection = vec3(0.74, 0.47, 0.48)
/** A colour of the screen as light: as much stronger than the sky as makes a morning. */
const sunlight = ([red, green, blue]: Color): Color => [1.9 * red ** 2.2, 1.9 * green ** 2.2, 1.9 * blue ** 2.2]
/** Turning by this angle from point to point, no two points ever stand in line: 2π(2 − φ). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Vogel's spiral: however many of its points are taken, they fill a disc evenly. The same box stands at each. */
const field = () => {
  const spiral = new Float32Array(most * 2)
  for (let i = 0; i < most; i++) {
    const radius = Math.sqrt(i + 0.5)
    spiral[i * 2] = Math.cos(i * goldenAngle) * radius
    spiral[i * 2 + 1] = Math.sin(i * goldenAngle) * radius
  }
  // Nobody sees the bottom, which is the last of six sides.
  const { attributes, index } = box({ size: 1 })
  return geometry({ ...attributes, spiral: { data: spiral, size: 2 } }, { index: index.subarray(0, 30), instanced: ['spiral'] })
}

/** From −1 to 1: where the ground of the wave is at a place of the disc, whose radius is 1. */
const wave = (pattern: Values['pattern']) =>
  fn('wave', [{ p: vec2 }, { t: float }], float, (p, t) => {
    if (pattern === 'ripples') {
      const distance = p.sub(vec2(0.25, -0.15)).length().toConst('distance')
      return distance.mul(26).sub(t.mul(2.4)).sin().mul(distance.mul(-1.8).exp())
    }
    if (pattern === 'noise') {
      const drift = p.add(vec2(t.mul(0.06), t.mul(-0.04))).toConst('drift')
      return valueNoise(drift.mul(3))
        .mul(1.3)
        .add(valueNoise(drift.mul(8).add(17)).mul(0.5))
        .sub(0.9)
    }
    // Three trains of waves of different length, each its own way.
    const train = (x: number, y: number, speed: number): Float => p.dot(vec2(x, y)).add(t.mul(speed)).sin()
    return train(7, 3, 1)
      .mul(0.45)
      .add(train(-4, 9, 1.4).mul(0.35))
      .add(train(17, -11, 2.1).mul(0.2))
  })

export const createScene = (values: Values) => {
  const camera = createOrbitCamera({
    target: [0, 0.04, 0],
    yaw: -0.35,
    pitch: 0.46,
    // Never below the ground.
    minPitch: 0.08,
    distance: 1.45,
    minDistance: 0.35,
    maxDistance: 4,
    near: 0.02,
    far: 10,
  })
  const height = uniform(values.height, 'height')
  const width = uniform(values.width, 'width')
  const fog = uniform(values.fog, 'fog')
  /** How far neighbours are apart, so that the disc has the radius 1. */
  const spacing = uniform(1 / Math.sqrt(values.count), 'spacing')
  const low = uniform(palettes[values.palette].low, 'low')
  const middle = uniform(palettes[values.palette].middle, 'middle')
  const high = uniform(palettes[values.palette].high, 'high')
  const sky = uniform(palettes[values.palette].sky, 'sky')
  const sun = uniform(sunlight(values.sun), 'sun')
  let { count } = values
  let engine: Engine | undefined

  const skyAt = (up: Float): Vec3 => mix(sky.mul(1.2), sky.mul(0.25), up.max(0).sqrt())
  /** Light as a screen takes it. */
  const toScreen = (light: Vec3): Vec3 =>
    light
      .div(light.add(0.6))
      .mul(1.45)
      .pow(vec3(1 / 2.2))

  // The vertex stage: each box stands at its place and is as high as the wave is there.
  const place: Vec2 = instancedAttribute(vec2, 'spiral').mul(spacing).toConst('place')
  // No box is as high as its neighbours: multiples of the golden ratio without their whole part.
  const own = float(instanceIndex).mul(0.618_034).fract().toConst('own')
  const level = wave(values.pattern)(place, time).mul(0.5).add(0.5).toConst('level')
  const top = level.mul(0.2).add(own.mul(0.03)).mul(height).add(0.012).toConst('top')
  const position = attribute(vec3, 'position')
  const side = spacing.mul(width).mul(1.72)
  const point = vec3(place.x.add(position.x.mul(side)), position.y.add(0.5).mul(top), place.y.add(position.z.mul(side))).toConst('point')

  // The fragment stage: the sky from above, the sun from the side, little of either between the boxes.
  const seen = varying(point, { name: 'seen' })
  const tone = varying(level, { name: 'tone' })
  const below = varying(top.sub(point.y), { name: 'below' })
  const normal = varying(attribute(vec3, 'normal'), { name: 'normal' })
  const color = mix(mix(low, middle, tone.mul(2).saturate()), high, tone.mul(2).sub(1).saturate())
  const open = below.mul(-34).exp().toConst('open')
  const facing = normal.dot(sunDirection).max(0)
  const ambient = mix(low.mul(0.4), sky, normal.y.mul(0.5).add(0.5)).mul(2.4)
  const lit = color.mul(ambient.add(sun.mul(facing)).mul(open.mul(0.9).add(0.1)))
  const distance = seen.sub(camera.eye).length()
  const clear = distance.mul(fog).mul(0.75).pow(2).negate().exp()
  const haze = mix(sky.mul(1.2), lit, clear)

  const boxes = draw({
    label: 'boxes',
    geometry: field(),
    instances: () => count,
    vertex: camera.project(point),
    fragment: toScreen(haze),
    depth: true,
    cull: 'back',
  })
  const background = draw({ label: 'sky', fragment: vec4(toScreen(skyAt(camera.ray(uv).normalize().y)), 1) })

  return {
    samples: 4 as const,
    frame: [background, boxes],
    update(next: Values) {
      height.value = next.height
      width.value = next.width
      if (engine) engine.speed = next.speed
      fog.value = next.fog
      count = next.count
      spacing.value = 1 / Math.sqrt(count)
      const palette = palettes[next.palette]
      low.value = palette.low
      middle.value = palette.middle
      high.value = palette.high
      sky.value = palette.sky
      sun.value = sunlight(next.sun)
    },
    connect(stage: { readonly engine: Engine; readonly element: HTMLElement }) {
      ;({ engine } = stage)
      engine.speed = values.speed
      return camera.connect(stage.element)
    },
  }
}
