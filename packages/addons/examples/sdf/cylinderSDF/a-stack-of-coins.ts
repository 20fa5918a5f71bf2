import { cylinderSDF, rotate2d } from '@kirari/addons'
import {
  atan2, Break, float, fn, If, Loop, mix, resolution, select, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// Seven coins, each a little off the one below.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const coin = p.y.div(0.2).floor().clamp(0, 6).toConst('coin')
  const off = vec2(coin.mul(2.4).sin(), coin.mul(4.1).cos()).mul(0.07)
  const q = p.xz.sub(off)
  const at = vec3(q.x, p.y.sub(coin.mul(0.2)).sub(0.1), q.y)
  const ridges = atan2(q.y, q.x).mul(48).sin().mul(0.006)
  const disc = cylinderSDF(at, float(0.8).add(ridges), 0.075).sub(0.02)
  const dent = cylinderSDF(at.sub(vec3(0, 0.1, 0)), 0.64, 0.03)
  // No further than a little way to the next coin.
  const wall = at.y.abs().sub(0.1).abs().add(0.03)
  return disc.max(dent.negate()).min(wall).min(p.y)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(56, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(9)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turn = rotate2d(time.mul(0.15))
const view = (x: Float, y: Float, z: Float): Vec3 => {
  const level = turn.mul(vec2(x, z))
  return vec3(level.x, y, level.y)
}
const origin = view(float(0), float(2.5), float(3.3))
const direction = view(
  p.x,
  p.y.mul(0.86).sub(0.8),
  p.y.mul(-0.5).sub(1.3),
).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const lit = (towards: Vec3): Float =>
  scene(hit.add(towards.mul(0.004)))
    .sub(scene(hit))
    .div(0.004)
    .saturate()
const sun = view(float(-0.5), float(0.75), float(0.43))
const open = march(hit.add(sun.mul(0.08)), sun)
  .mul(0.4)
  .saturate()
const shine = lit(sun.sub(direction).normalize()).pow(16).mul(open)
const gold = mix(vec3(0.42, 0.2, 0.05), vec3(1, 0.76, 0.3), lit(sun))
const cloth = vec3(0.1, 0.28, 0.24)
const skin = select(
  cloth,
  gold.add(shine.mul(0.5)),
  hit.y.greaterThan(0.006).and(t.lessThan(6)),
)

export const fragment = vec4(skin.mul(open.mul(0.6).add(0.4)), 1)
