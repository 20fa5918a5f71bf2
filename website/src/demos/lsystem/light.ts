/**
 * Light of the scene: a sun with a shadow map, the sky, and a studio whose floor fades into the background.
 * Must not know: grammars, growth.
 */
import { rgb2srgb } from '@kirari/addons'
import { draw, type Geometry, type Step } from 'kirari'
import { lookAt, orthographic } from 'kirari/camera'
import { float, fn, int, Loop, mat4, mix, select, smoothstep, target, uniform, vec2, vec3, vec4 } from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

type Point = readonly [x: number, y: number, z: number]
const toSun: Point = [0.7, 0.66, 0.27]
export const sun = vec3(...toSun)

export const moods = {
  morning: { sun: [1.75, 1.55, 1.25], sky: [0.3, 0.36, 0.46], ground: [0.26, 0.22, 0.18], high: [0.05, 0.13, 0.17], low: [0.36, 0.43, 0.42] },
  dusk: { sun: [2.3, 1.35, 0.75], sky: [0.12, 0.15, 0.3], ground: [0.12, 0.07, 0.08], high: [0.012, 0.022, 0.06], low: [0.2, 0.085, 0.1] },
  night: { sun: [0.6, 0.85, 1.3], sky: [0.045, 0.07, 0.15], ground: [0.02, 0.03, 0.04], high: [0.003, 0.005, 0.014], low: [0.02, 0.034, 0.06] },
} as const
export type Mood = keyof typeof moods

/** A curve with a toe and a shoulder, close to that of ACES (Narkowicz 2015). */
export const toScreen = (light: Vec3): Vec3 =>
  rgb2srgb(
    light
      .mul(light.mul(2.51).add(0.03))
      .div(light.mul(light.mul(2.43).add(0.59)).add(0.14))
      .saturate(),
  )

/** Without a size there is no shadow. */
export const createLight = (mood: Mood, size: number) => {
  const colors = {
    sun: uniform([...moods[mood].sun], 'sunColor'),
    sky: uniform([...moods[mood].sky], 'skyColor'),
    ground: uniform([...moods[mood].ground], 'groundColor'),
    high: uniform([...moods[mood].high], 'high'),
    low: uniform([...moods[mood].low], 'low'),
  }
  // The map holds a sphere around the plant.
  const eye: Point = [toSun[0] * 4, 1 + toSun[1] * 4, toSun[2] * 4]
  const view = uniform(mat4, [...lookAt({ eye, target: [0, 1, 0] })], 'sunView')
  const projection = uniform(mat4, [...orthographic({ left: -1.9, right: 1.9, bottom: -1.9, top: 1.9, near: 1.5, far: 6.5 })], 'sunProjection')
  const map = size > 0 ? target({ depth: true }, { size: [size, size], name: 'shadow' }) : undefined
  const project = (point: Vec3): Vec4 => projection.mul(view.mul(vec4(point, 1)))

  /** The share of the sun that arrives: the mean of tests around the point, nine for a reach of 1. */
  const shadow = fn('shadow', [{ point: vec3 }, { blur: float }, { bias: float }, { reach: int }], float, (point, blur, bias, reach) => {
    if (!map) return float(1)
    const clip = project(point).toConst('clip')
    const place = clip.xy.mul(0.5).add(0.5).toConst('place')
    const open = float(0).toVar('open')
    Loop({ start: reach.negate(), end: reach, inclusive: true }, (x) => {
      Loop({ start: reach.negate(), end: reach, inclusive: true }, (y) => {
        const nearest = map.depth.sampleLevel(place.add(vec2(float(x), float(y)).mul(blur)), 0).x
        open.addAssign(select(float(0), float(1), clip.z.sub(bias).lessThanEqual(nearest)))
      })
    })
    const isInside = place.sub(0.5).abs().lessThan(vec2(0.49)).all()
    return select(float(1), open.div(float(reach).mul(2).add(1).pow(2)), isInside)
  })
  const background = (ray: Vec3): Vec3 => mix(colors.low, colors.high, smoothstep(-0.15, 0.55, ray.y))
  const ambient = (normal: Vec3): Vec3 => mix(colors.ground, colors.sky, normal.y.mul(0.5).add(0.5))
  return {
    shadow,
    /** Draws the same into the shadow map. */
    cast: (label: string, form: Geometry, instances: () => number, point: Vec3): readonly Step[] =>
      map ? [draw({ label, target: map, geometry: form, instances, vertex: project(point), depth: true })] : [],
    sun: colors.sun,
    background,
    ambient,
    update(next: Mood) {
      for (const name of ['sun', 'sky', 'ground', 'high', 'low'] as const) colors[name].value = [...moods[next][name]]
    },
  }
}
