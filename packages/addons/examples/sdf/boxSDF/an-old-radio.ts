import { boxSDF } from '@kirari/addons'
import {
  abs, Break, float, fn, If, Loop, mix, resolution, select, sin,
  smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const body = boxSDF(p, vec3(1, 0.58, 0.34), 0.16)
  const foot = boxSDF(
    vec3(p.x.abs().sub(0.72), p.y.add(0.61), p.z),
    vec3(0.12, 0.05, 0.24),
    0.02,
  )
  return body.min(foot).min(p.y.add(0.66))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0.02).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.001).or(t.greaterThan(9)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(1.1, 0.75, 3.4)
const ahead = origin.mul(-1).normalize()
const right = ahead.cross(vec3(0, 1, 0)).normalize()
const up = right.cross(ahead)
const direction = ahead
  .mul(1.7)
  .add(right.mul(p.x))
  .add(up.mul(p.y))
  .normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const slope = (step: Vec3): Float =>
  scene(hit.add(step)).sub(scene(hit.sub(step)))
const e = 0.002
const normal = vec3(
  slope(vec3(e, 0, 0)),
  slope(vec3(0, e, 0)),
  slope(vec3(0, 0, e)),
).normalize()
const sun = vec3(-0.5, 0.75, 0.6).normalize()
const lit = select(
  0.25,
  1,
  march(hit.add(normal.mul(0.01)), sun).greaterThan(3),
)
const light = normal.dot(sun).max(0).mul(lit).mul(0.8).add(0.35)

// The front is painted: cloth over the loudspeaker, a dial, two knobs.
const isFront = normal.z.greaterThan(0.9).and(hit.y.greaterThan(-0.55))
const q = hit.xy
const cloth = abs(q.x.add(0.32)).sub(0.5).max(abs(q.y).sub(0.4))
const weave = sin(q.x.mul(90))
  .mul(sin(q.y.mul(90)))
  .mul(0.12)
  .add(0.75)
const dial = q.sub(vec2(0.6, 0.14)).length()
const needle = abs(
  q.x
    .sub(0.6)
    .mul(0.9)
    .add(q.y.sub(0.14).mul(sin(time.mul(0.5)).mul(0.6))),
)
const knobs = vec2(q.x.sub(0.6).abs().sub(0.13), q.y.add(0.28)).length()
const grain = sin(hit.y.mul(60).add(sin(hit.x.mul(5)).mul(3))).mul(0.05)
let paint: Vec3 = vec3(0.5, 0.23, 0.1).add(grain)
const face = mix(
  vec3(1, 0.86, 0.55),
  vec3(0.7, 0.12, 0.08),
  smoothstep(0.02, 0.008, needle),
)
const cream = vec3(0.86, 0.76, 0.56)
paint = select(paint, cream.mul(weave), isFront.and(cloth.lessThan(0)))
paint = select(paint, cream, isFront.and(dial.lessThan(0.25)))
paint = select(paint, face, isFront.and(dial.lessThan(0.21)))
paint = select(paint, vec3(0.13), isFront.and(knobs.lessThan(0.085)))
const isTable = hit.y.lessThan(-0.655)
const wood = select(paint, vec3(0.3, 0.46, 0.45), isTable)
const wall = mix(vec3(0.5, 0.62, 0.58), vec3(0.82, 0.83, 0.72), uv.y)
const haze = smoothstep(4, 9, t)

export const fragment = vec4(mix(wood.mul(light), wall, haze), 1)
