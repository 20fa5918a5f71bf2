import { mandelbulbSDF, rotate2d } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, smoothstep, time,
  uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// (distance along the ray, share of the steps that it took)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  vec2,
  (origin, direction) => {
    // Begin at the ball around it; rays that miss it are done.
    const b = origin.dot(direction).toConst('b')
    const gap = b.mul(b).sub(origin.dot(origin)).add(1.44).toConst('gap')
    const t = b.negate().sub(gap.max(0).sqrt()).toVar('t')
    const taken = float(0).toVar('taken')
    If(gap.lessThan(0), () => {
      t.assign(9)
    })
    Loop(20, () => {
      If(t.greaterThan(3.6), () => Break())
      const d = mandelbulbSDF(
        origin.add(direction.mul(t)),
        8,
        3,
      ).x.toConst('d')
      If(d.lessThan(0.006), () => Break())
      t.addAssign(d)
      taken.addAssign(1 / 20)
    })
    return vec2(t, taken)
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const turned = (v: Vec3): Vec3 => {
  const tilted = rotate2d(0.55).mul(v.yz)
  const level = rotate2d(time.mul(0.08).add(0.4)).mul(vec2(v.x, tilted.y))
  return vec3(level.x, tilted.x, level.y)
}
const origin = turned(vec3(0, 0, 2.55)).toConst('origin')
const direction = turned(vec3(p, -1.02).normalize()).toConst('direction')
const found = march(origin, direction).toConst('found')
const hit = origin.add(direction.mul(found.x)).toConst('hit')

const here = mandelbulbSDF(hit, 8, 3).toConst('here')
const towards = (light: Vec3): Float =>
  mandelbulbSDF(hit.add(turned(light).mul(0.03)), 8, 3)
    .x.sub(here.x)
    .div(0.02)
    .saturate()
// The trap tells the hollows from the tips.
const skin = mix(
  mix(
    vec3(0.16, 0.05, 0.2),
    vec3(0.86, 0.33, 0.2),
    smoothstep(0.25, 0.75, here.y),
  ),
  vec3(1, 0.87, 0.62),
  smoothstep(0.75, 1.05, here.y),
)
const lit = skin
  .mul(
    towards(vec3(-0.55, 0.6, 0.58))
      .mul(0.95)
      .add(0.22),
  )
  .add(vec3(0.16, 0.34, 0.6).mul(towards(vec3(0.9, -0.2, 0.1))))
  .mul(float(1.1).sub(found.y.mul(0.75)))
const sky = mix(
  vec3(0.95, 0.55, 0.4),
  vec3(0.1, 0.1, 0.26),
  uv.y.mul(0.7).add(p.length().mul(0.45)).saturate(),
)
const rim = vec3(1, 0.7, 0.5).mul(found.y.pow(3).mul(0.7))

export const fragment = vec4(
  select(lit, sky.add(rim), found.x.greaterThan(3.6)),
  1,
)
