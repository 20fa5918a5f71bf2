import { rotate2d, tetrahedronSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

/** Mirrors what lies beyond the plane between two corners. */
const fold = (p: Vec2): Vec2 => {
  const beyond = p.x.add(p.y).min(0)
  return p.sub(vec2(beyond))
}
/** Folds space onto one of four halves of the size. */
const quarter = (p: Vec3): Vec3 => {
  const xy = fold(p.xy).toConst('xy')
  const xz = fold(vec2(xy.x, p.z)).toConst('xz')
  const yz = fold(vec2(xy.y, xz.y)).toConst('yz')
  return vec3(xz.x, yz.x, yz.y).mul(2).sub(1).toConst('q')
}
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const level = rotate2d(time.mul(0.2).add(0.5)).mul(p.xz)
  const q = quarter(quarter(quarter(vec3(level.x, p.y, level.y))))
  return tetrahedronSDF(q, Math.sqrt(3) * 0.92).div(8)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(8)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 0.5, 4.6)
const direction = vec3(p.x, p.y.sub(0.1), -1.35).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(0.6, 0.65, 0.46)
const light = scene(hit.add(sun.mul(0.03)))
  .div(0.03)
  .saturate()
const silk = mix(
  vec3(0.85, 0.16, 0.2),
  vec3(1, 0.75, 0.25),
  hit.y.mul(0.5).add(0.5).saturate(),
)
const cloud = vec2(p.x.mul(2).sub(time.mul(0.05)), p.y.mul(6))
const white = cloud.x
  .mul(3)
  .sin()
  .add(cloud.y.add(cloud.x.mul(5).sin()).sin())
const sky = mix(vec3(0.68, 0.85, 0.95), vec3(0.2, 0.5, 0.82), uv.y)
const air = mix(sky, vec3(1), white.mul(0.25).saturate())

export const fragment = vec4(
  select(silk.mul(light.mul(0.75).add(0.3)), air, t.greaterThan(8)),
  1,
)
