import { fbm, gyroidSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  gyroidSDF(p, 5, 0.16).mul(1.1),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0.2).toVar('t')
    Loop(30, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.008).or(t.greaterThan(12)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
// Tunnels meet at an eighth of a period: drift there, and look around.
const drift = vec3(
  time.mul(0.31).sin(),
  time.mul(0.4).cos(),
  time.mul(0.23).sin(),
)
const origin = vec3(0.625).add(drift.mul(0.12))
const forward = vec3(1, 0, -1).add(drift.mul(0.08)).normalize()
const right = vec3(forward.z.negate(), 0, forward.x).normalize()
const direction = forward
  .add(right.mul(p.x.mul(1.5)))
  .add(right.cross(forward).mul(p.y.mul(1.5)))
  .normalize()
  .toConst('direction')
const t = march(origin, direction).toConst('t')
const hit = origin.add(direction.mul(t)).toConst('hit')

// Polyps all over: the light falls on a much finer gyroid.
const bumps = (at: Vec3): Float =>
  scene(at).sub(gyroidSDF(at, 0.31, 0).mul(0.7))
const here = bumps(hit).toConst('here')
const towards = (light: Vec3): Float =>
  bumps(hit.add(light.mul(0.03)))
    .sub(here)
    .div(0.03)
    .saturate()
const patch = fbm(hit.mul(0.8), 2).toConst('patch')
const coral = mix(
  mix(
    vec3(0.98, 0.36, 0.4),
    vec3(1, 0.68, 0.32),
    smoothstep(-0.2, 0.1, patch),
  ),
  vec3(0.62, 0.34, 0.82),
  smoothstep(0.05, 0.25, patch),
)
const sun = towards(vec3(0.2, 0.95, 0.2))
// The net of light that waves throw on everything under water.
const net = fbm(vec3(hit.xz.mul(2.5), time.mul(0.6)), 2)
  .abs()
  .mul(-9)
  .exp()
const skin = coral.mul(
  sun
    .mul(0.75)
    .add(net.mul(sun).mul(0.8))
    .add(towards(direction.negate()).mul(0.45))
    .add(0.2),
)
const deep = mix(
  vec3(0.02, 0.25, 0.45),
  vec3(0.16, 0.62, 0.72),
  direction.y.mul(0.7).add(0.5).saturate(),
)
const rays = fbm(vec2(p.x.add(p.y.mul(0.4)).mul(5), time.mul(0.15)), 2)
const water = deep.add(vec3(0.2, 0.4, 0.4).mul(rays.max(0)).mul(uv.y))

export const fragment = vec4(mix(water, skin, t.mul(-0.15).exp()), 1)
