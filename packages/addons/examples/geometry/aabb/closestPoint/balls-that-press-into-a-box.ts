import { AABB, aabbClosestPoint } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const box = AABB({ min: vec3(-1, -0.35, -0.6), max: vec3(1, 0.35, 0.6) })

// What is less than a radius away from the box, but
// not the box itself where the ball presses into it.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const around = (i: number): Vec3 => {
    const angle = time.mul(0.5).add((i * Math.PI) / 2)
    return vec3(
      angle.cos().mul(1.25),
      angle.mul(2).sin().mul(0.3),
      angle.sin().mul(0.85),
    )
  }
  const skin = p.distance(aabbClosestPoint(box, p)).sub(0.12)
  const balls = [0, 1, 2, 3]
    .map((i) => p.distance(around(i)).sub(0.42))
    .reduce((a, b) => a.min(b))
  return skin
    .max(float(0.03).sub(balls))
    .min(balls.max(float(0.03).sub(skin)))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(70, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.001).or(t.greaterThan(7)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(1.5, 1.7, 3.2)
const direction = vec3(p.x.sub(0.47), p.y.sub(0.52), -1)
  .add(vec3(0, 0, p.x.mul(-0.3)))
  .normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t))
const slope = (step: Vec3): Float =>
  scene(hit.add(step)).sub(scene(hit.sub(step)))
const e = 0.001
const normal = vec3(
  slope(vec3(e, 0, 0)),
  slope(vec3(0, e, 0)),
  slope(vec3(0, 0, e)),
)
  .add(1e-9)
  .normalize()
const light = normal
  .dot(vec3(0.5, 0.8, 0.35).normalize())
  .mul(0.5)
  .add(0.5)
const tint = mix(vec3(0.2, 0.1, 0.4), vec3(1, 0.75, 0.6), light)

const wall = mix(vec3(0.1, 0.08, 0.16), vec3(0.2, 0.16, 0.28), uv.y)

export const fragment = vec4(select(tint, wall, t.greaterThan(7)), 1)
