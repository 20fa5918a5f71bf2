import { pyramidSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'

// Three monuments, the largest in front, on dunes.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const dunes = p.x
    .mul(0.9)
    .add(p.z.mul(0.5))
    .sin()
    .mul(0.07)
    .add(p.z.mul(0.8).sin().mul(0.06))
  return pyramidSDF(p.sub(vec3(0.4, 0.55, 0)), 1, 0.65)
    .min(pyramidSDF(p.sub(vec3(-2.1, 0.4, -2)), 0.9, 0.55))
    .min(pyramidSDF(p.sub(vec3(3, 0.3, -2.6)), 0.65, 0.42))
    .min(p.y.sub(dunes).mul(0.9))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(64, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(18)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(time.mul(0.1).sin().mul(0.6).add(1), 0.7, 5)
const direction = vec3(p.x.sub(0.14), p.y.add(0.02), -1.5).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(-0.72, 0.55, 0.42)
const light = scene(hit.add(sun.mul(0.04)))
  .div(0.04)
  .saturate()
const open = march(hit.add(sun.mul(0.08)), sun)
  .mul(0.2)
  .saturate()
// Courses of stone on the monuments, ripples of wind on the sand.
const isSand = hit.y.lessThan(0.14)
const courses = hit.y.mul(90).sin().mul(0.06)
const ripples = hit.z
  .mul(40)
  .add(hit.x.mul(9).sin().mul(2))
  .sin()
  .mul(0.03)
const grain = select(courses, ripples, isSand)
const stone = mix(
  vec3(0.36, 0.2, 0.24),
  vec3(1, 0.78, 0.48),
  light.mul(open),
)
const sky = mix(vec3(0.98, 0.82, 0.62), vec3(0.28, 0.55, 0.8), uv.y)
const far = t.mul(-0.05).exp()

export const fragment = vec4(
  select(mix(sky, stone.add(grain), far), sky, t.greaterThan(18)),
  1,
)
