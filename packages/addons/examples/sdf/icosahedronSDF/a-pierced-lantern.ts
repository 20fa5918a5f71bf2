import { icosahedronSDF, rotate2d } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, smoothstep, time,
  uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

// It turns on its chain.
const angle = time.mul(0.25).add(0.3)
const turned = (v: Vec3): Vec3 => {
  const level = rotate2d(angle).mul(v.xz)
  return vec3(level.x, v.y, level.y)
}
// A ball taken out of an icosahedron leaves a round hole in each face.
const hollow = 0.665
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  icosahedronSDF(turned(p), 0.8).max(float(hollow).sub(p.length())),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(2.6).toVar('t')
    Loop(40, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.003).or(t.greaterThan(4.6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)
/** How much light of its lamp gets out in this direction. */
const gap = (direction: Vec3) =>
  smoothstep(
    -0.012,
    0.012,
    icosahedronSDF(turned(direction.normalize().mul(hollow)), 0.8),
  )

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const origin = vec3(0, 0, 3.5)
const direction = vec3(p.x, p.y.sub(0.04), -1.4)
  .normalize()
  .toConst('direction')
const t = march(origin, direction).toConst('t')
const hit = origin.add(direction.mul(t)).toConst('hit')

const lamp = vec3(1, 0.72, 0.36)
const wall = origin
  .add(direction.mul(float(-5.2).div(direction.z)))
  .toConst('wall')
const near = float(6).div(wall.dot(wall).add(1))
const plaster = mix(
  vec3(0.045, 0.04, 0.075),
  lamp,
  gap(wall).mul(0.75).mul(near),
)
// The brass catches a cool light from outside, and glows within.
const outer = scene(hit.add(vec3(-0.3, 0.5, 0.5).mul(0.06)))
  .div(0.046)
  .saturate()
const brass = vec3(0.33, 0.24, 0.2)
  .mul(outer.add(0.15))
  .add(
    lamp.mul(smoothstep(hollow + 0.03, hollow, hit.length()).mul(0.95)),
  )
const flame = direction.cross(origin).length().toConst('flame')
const chain = smoothstep(0.012, 0.006, p.x.abs()).mul(
  smoothstep(0.3, 0.31, p.y),
)
const behind = mix(plaster, vec3(0.3, 0.22, 0.18), chain)
const seen = select(brass, behind, t.greaterThan(4.6))

export const fragment = vec4(
  seen.add(lamp.mul(flame.mul(-5).exp().mul(0.9))).add(
    vec3(1, 0.95, 0.8)
      .mul(smoothstep(0.16, 0.08, flame))
      .mul(select(float(0.15), float(1), t.greaterThan(3.1))),
  ),
  1,
)
