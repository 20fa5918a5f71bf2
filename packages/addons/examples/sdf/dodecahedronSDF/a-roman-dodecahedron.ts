import { dodecahedronSDF, fbm, rotate2d } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, smoothstep, time,
  uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const golden = (1 + Math.sqrt(5)) / 2
// Nobody knows what they were for: hollow, a hole in each face, a knob on
// each corner.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const shell = dodecahedronSDF(p, 1).abs().sub(0.05)
  const q = p.abs().toConst('q')
  const knob = (x: number, y: number, z: number): Float =>
    q.distance(vec3(x, y, z).mul(Math.sqrt(1 / 3) * 1.07)).sub(0.12)
  const knobs = knob(1, 1, 1)
    .min(knob(0, golden - 1, golden))
    .min(knob(golden - 1, golden, 0))
    .min(knob(golden, 0, golden - 1))
  // Through two opposite faces: the distance from the axis between them.
  const along = (x: number, y: number, z: number): Float =>
    q.dot(vec3(x, y, z).div(Math.sqrt(golden + 2)))
  const most = along(0, 1, golden)
    .max(along(1, golden, 0))
    .max(along(golden, 0, 1))
    .toConst('most')
  const off = p.dot(p).sub(most.mul(most)).max(0).sqrt()
  return shell.max(float(0.27).sub(off)).min(knobs)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    // Only rays that meet the ball around it.
    const b = origin.dot(direction).toConst('b')
    const gap = b.mul(b).sub(origin.dot(origin)).add(1.6).toConst('gap')
    const t = b.negate().sub(gap.max(0).sqrt()).toVar('t')
    If(gap.lessThan(0), () => {
      t.assign(9)
    })
    Loop(48, () => {
      If(t.greaterThan(6), () => Break())
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.003), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const turned = (v: Vec3): Vec3 => {
  const tilted = rotate2d(0.5).mul(v.yz)
  const level = rotate2d(time.mul(0.2)).mul(vec2(v.x, tilted.y))
  return vec3(level.x, tilted.x, level.y)
}
const origin = turned(vec3(0, 0, 4.3)).toConst('origin')
const direction = turned(
  vec3(p.x, p.y.sub(0.02), -1.45).normalize(),
).toConst('direction')
const t = march(origin, direction).toConst('t')
const hit = origin.add(direction.mul(t)).toConst('hit')

const h = 0.006
const here = scene(hit).toConst('here')
const normal = vec3(
  scene(hit.add(vec3(h, 0, 0))).sub(here),
  scene(hit.add(vec3(0, h, 0))).sub(here),
  scene(hit.add(vec3(0, 0, h))).sub(here),
)
  .normalize()
  .toConst('normal')
const lit = (light: Vec3): Float => normal.dot(turned(light)).saturate()
const open = scene(hit.add(normal.mul(0.2)))
  .div(0.2)
  .saturate()
const age = smoothstep(-0.12, 0.22, fbm(hit.mul(4), 4))
const bronze = mix(vec3(0.72, 0.5, 0.26), vec3(0.3, 0.5, 0.42), age)
const key = lit(vec3(-0.5, 0.7, 0.5)).toConst('key')
const skin = bronze
  .mul(key.mul(0.95).add(open.mul(0.3)).add(0.06))
  .add(vec3(1, 0.9, 0.7).mul(key.pow(18).mul(0.5)))
  .add(vec3(0.2, 0.28, 0.4).mul(lit(vec3(0.9, -0.1, 0.1)).mul(0.7)))
const wall = mix(
  vec3(0.87, 0.84, 0.79),
  vec3(0.5, 0.48, 0.47),
  p.sub(vec2(-0.25, 0.2)).length(),
)
const shadow = smoothstep(
  0.55,
  0,
  p.sub(vec2(0.06, -0.46)).mul(vec2(0.8, 4)).length(),
)

export const fragment = vec4(
  select(skin, wall.mul(shadow.mul(-0.6).add(1)), t.greaterThan(6)),
  1,
)
