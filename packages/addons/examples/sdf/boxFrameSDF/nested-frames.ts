import { boxFrameSDF, quatRotate } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

/** A frame that has turned further the smaller it is. */
const frame = (p: Vec3, size: number): Float => {
  const half = time
    .mul(0.25)
    .add(0.5)
    .mul(1.5 - size)
  const axis = vec3(0.5, 0.8, 0.33).mul(half.sin())
  const q = quatRotate(vec4(axis, half.cos()), p)
  return boxFrameSDF(q, vec3(size), size * 0.14)
}
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  frame(p, 0.95).min(frame(p, 0.56)).min(frame(p, 0.31)),
)
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
const origin = vec3(0, 0, 5)
const direction = vec3(p, -1.45).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const lit = (towards: Vec3): Float =>
  scene(hit.add(towards.mul(0.03)))
    .div(0.03)
    .saturate()
const warm = vec3(1, 0.62, 0.3).mul(lit(vec3(0.6, 0.7, 0.39)))
const cool = vec3(0.2, 0.35, 0.8).mul(lit(vec3(-0.8, -0.3, 0.52)))
// The middle glows, and lights what is turned towards it.
const inner = lit(hit.normalize().negate()).mul(
  hit.length().mul(-1.5).exp(),
)
const skin = warm.add(cool).add(vec3(1, 0.9, 0.6).mul(inner))
const wall = mix(
  vec3(0.05, 0.06, 0.12),
  vec3(0.95, 0.7, 0.45),
  p.length().mul(-4.5).exp(),
)

export const fragment = vec4(select(skin, wall, t.greaterThan(8)), 1)
