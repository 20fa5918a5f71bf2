import { hexPrismSDF, opIntersection, opRepeat } from '@kirari/addons'
import {
  Break,
  cos,
  float,
  fn,
  If,
  Loop,
  mix,
  resolution,
  select,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// A prism sharpened by a cone: where they meet, the paint ends.
const period = 0.36
const place = (p: Vec3): Vec3 => {
  const x = opRepeat(p.x, period, 4).toConst('x')
  const wave = cos(p.x.sub(x).mul(2.2).add(time.mul(0.3))).mul(0.16)
  return vec3(x, p.y.sub(wave), p.z)
}
const prism = (q: Vec3): Float =>
  hexPrismSDF(q.add(vec3(0, 2, 0)), 0.155, 3.05)
const cone = (q: Vec3): Float =>
  q.xz.length().mul(0.966).add(q.y.sub(1).mul(0.259))
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const q = place(p)
  return opIntersection(prism(q), cone(q), 0.008)
    .min(p.z.add(0.18))
    .mul(0.9)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0.02).toVar('t')
    Loop(40, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(p.x.mul(0.4), -0.48, 2.6)
const direction = vec3(
  p.x.mul(0.72),
  p.y.mul(0.85).add(0.33),
  -1.25,
).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const q = place(hit).toConst('q')
const lit = (towards: Vec3): Float =>
  scene(hit.add(towards.mul(0.03)))
    .div(0.027)
    .saturate()

const sun = vec3(-0.55, 0.45, 0.7).normalize()
const open = march(hit.add(sun.mul(0.04)), sun)
  .mul(1.6)
  .saturate()
const hue = hit.x.sub(q.x).div(period).add(0.5).floor().mul(0.74)
const paint = vec3(cos(hue), cos(hue.sub(2.1)), cos(hue.add(2.1)))
  .mul(0.38)
  .add(0.5)
const wood = mix(
  vec3(0.85, 0.64, 0.42),
  vec3(0.95, 0.78, 0.55),
  q.y.mul(60).add(q.x.mul(120)).sin().mul(0.3).add(0.5),
)
const bare = select(wood, paint.mul(0.85), q.y.greaterThan(0.8))
const skin = select(paint, bare, cone(q).greaterThan(prism(q).sub(0.002)))
const glint = smoothstep(
  0.75,
  1,
  lit(sun.sub(direction).normalize()),
).mul(0.22)
const pencil = skin
  .mul(lit(sun).mul(open).mul(0.75).add(0.32))
  .add(glint.mul(open))
const sketch = smoothstep(
  0.05,
  0,
  hit.xy.sub(vec2(0, 1.3)).length().mul(9).sin().abs(),
).mul(0.05)
const paper = vec3(0.95, 0.93, 0.88)
  .sub(sketch)
  .mul(open.mul(0.5).add(0.5))

export const fragment = vec4(
  select(paper, pencil, hit.z.greaterThan(-0.175)),
  1,
)
