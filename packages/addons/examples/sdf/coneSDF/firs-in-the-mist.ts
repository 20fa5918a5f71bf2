import { coneSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// One tree in each cell of a grid: three tiers and a trunk.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const cell = p.xz.div(1.8).round().toConst('cell')
  const seed = cell.x
    .mul(12.9)
    .add(cell.y.mul(78.2))
    .sin()
    .mul(437.6)
    .fract()
    .toConst('seed')
  const off = vec2(seed.sub(0.5), seed.mul(7).fract().sub(0.5)).mul(0.5)
  const local = p.xz.sub(cell.mul(1.8)).sub(off).toConst('local')
  const size = seed.mul(0.35).add(0.75).toConst('size')
  const q = vec3(local.x, p.y, local.y).div(size).toConst('q')
  const tree = coneSDF(q.sub(vec3(0, 0.65, 0)), 0.52, 0.16, 0.3)
    .min(coneSDF(q.sub(vec3(0, 1.1, 0)), 0.42, 0.1, 0.27))
    .min(coneSDF(q.sub(vec3(0, 1.55, 0)), 0.31, 0, 0.3))
    .min(coneSDF(q, 0.12, 0.08, 0.4))
  return tree.mul(size).min(0.7).min(p.y)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(16)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.9, 1.5, time.mul(-0.25))
const direction = vec3(p.x, p.y.sub(0.12), -0.95).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(0.6, 0.6, -0.53)
const light = scene(hit.add(sun.mul(0.08)))
  .div(0.08)
  .saturate()
const snow = scene(hit.add(vec3(0, 0.1, 0)))
  .mul(10)
  .saturate()
  .pow(3)
const needles = mix(vec3(0.03, 0.1, 0.1), vec3(0.24, 0.42, 0.32), light)
const skin = mix(needles, vec3(0.8, 0.88, 0.95), snow.mul(0.85))
// The mist is thicker near the ground, and warm where the sun is.
const thick = float(0.13).add(hit.y.mul(-1.4).exp().mul(0.1))
const mist = mix(
  vec3(0.66, 0.74, 0.82),
  vec3(1, 0.86, 0.7),
  vec2(p.x.sub(0.45), p.y.sub(0.3)).length().mul(-2.5).exp(),
)

export const fragment = vec4(
  mix(mist, skin, t.mul(thick).negate().exp()),
  1,
)
