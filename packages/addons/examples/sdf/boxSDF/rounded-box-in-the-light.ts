import { boxSDF, quatRotate } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  boxSDF(p, vec3(0.7, 0.45, 0.55), 0.12),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.001).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const half = time.mul(0.2).add(0.35)
const turn = vec4(0, half.sin(), 0, half.cos())
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = quatRotate(turn, vec3(0, 1.4, 2.8))
const direction = quatRotate(
  turn,
  vec3(p.x, p.y.sub(0.68), -1.4).normalize(),
)
const t = march(origin, direction)

const hit = origin.add(direction.mul(t))
const slope = (step: Vec3): Float =>
  scene(hit.add(step)).sub(scene(hit.sub(step)))
const e = 0.001
const normal = vec3(
  slope(vec3(e, 0, 0)),
  slope(vec3(0, e, 0)),
  slope(vec3(0, 0, e)),
).normalize()
const light = normal
  .dot(vec3(0.4, 0.9, 0.3).normalize())
  .mul(0.5)
  .add(0.5)
const skin = mix(
  vec3(0.12, 0.16, 0.3),
  vec3(1, 0.8, 0.55),
  light.mul(light),
)

const wall = mix(vec3(0.08, 0.1, 0.15), vec3(0.2, 0.24, 0.33), uv.y)

export const fragment = vec4(select(skin, wall, t.greaterThan(6)), 1)
