import { opUnion, quatRotate, torusSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// Exchanging coordinates lays the same arc into each of the three planes.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const arc = (q: Vec3): Float => torusSDF(q, 0.75, 0.13, 2.2)
  return opUnion(
    opUnion(arc(p), arc(p.yzx.negate()), 0.12),
    arc(p.zxy),
    0.12,
  )
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.001).or(t.greaterThan(5)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const half = time.mul(0.25).add(0.5)
const turn = vec4(
  vec3(0.3, 1, 0.2).normalize().mul(half.sin()),
  half.cos(),
)
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = quatRotate(turn, vec3(0, 0, 2.9))
const direction = quatRotate(turn, vec3(p, -1.3).normalize())
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
const rim = float(1).add(normal.dot(direction)).max(0)
const skin = mix(
  normal
    .mul(0.5)
    .add(0.5)
    .mul(vec3(1, 0.85, 0.9)),
  vec3(1),
  rim.mul(rim).mul(0.7),
)

export const fragment = vec4(
  select(skin, vec3(0.07, 0.08, 0.13), t.greaterThan(5)),
  1,
)
