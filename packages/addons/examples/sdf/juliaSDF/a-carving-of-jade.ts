import { juliaSDF, rotate2d } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, smoothstep, time,
  uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const c = vec4(-0.45, 0.45, 0.35, 0.05)
const scene = fn('scene', [{ p: vec3 }], float, (p) => juliaSDF(p, c, 8))
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const b = origin.dot(direction).toConst('b')
    const gap = b.mul(b).sub(origin.dot(origin)).add(2.1).toConst('gap')
    const t = b.negate().sub(gap.max(0).sqrt()).toVar('t')
    If(gap.lessThan(0), () => {
      t.assign(9)
    })
    Loop(56, () => {
      If(t.greaterThan(5.2), () => Break())
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.003), () => Break())
      t.addAssign(d.mul(0.85))
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const turned = (v: Vec3): Vec3 => {
  const tilted = rotate2d(0.35).mul(v.yz)
  const level = rotate2d(time.mul(0.2).add(0.9)).mul(vec2(v.x, tilted.y))
  return vec3(level.x, tilted.x, level.y)
}
const origin = turned(vec3(0, 0, 3.7)).toConst('origin')
const direction = turned(vec3(p, -1.45).normalize()).toConst('direction')
const t = march(origin, direction).toConst('t')
const hit = origin.add(direction.mul(t)).toConst('hit')

const h = 0.01
const here = scene(hit).toConst('here')
const normal = vec3(
  scene(hit.add(vec3(h, 0, 0))).sub(here),
  scene(hit.add(vec3(0, h, 0))).sub(here),
  scene(hit.add(vec3(0, 0, h))).sub(here),
)
  .normalize()
  .toConst('normal')
const lit = (light: Vec3): Float => normal.dot(turned(light)).saturate()
const key = lit(vec3(-0.5, 0.75, 0.45)).toConst('key')
const open = scene(hit.add(normal.mul(0.12)))
  .div(0.07)
  .saturate()
const rim = float(1).add(normal.dot(direction)).saturate().toConst('rim')
// Thin parts let the light through.
const jade = mix(
  vec3(0.04, 0.26, 0.18),
  vec3(0.5, 0.8, 0.56),
  key.mul(0.75).add(rim.mul(0.3)),
)
const skin = jade
  .mul(open.mul(0.65).add(0.4))
  .add(vec3(0.95, 1, 0.9).mul(key.pow(30).mul(0.8)))
  .add(vec3(0.4, 0.7, 0.45).mul(rim.mul(rim).mul(0.5)))
const paper = mix(
  vec3(0.93, 0.9, 0.84),
  vec3(0.72, 0.67, 0.6),
  p.sub(vec2(-0.3, 0.25)).length().mul(0.9),
)
const shadow = smoothstep(
  0.9,
  0,
  p.sub(vec2(0.1, -0.42)).mul(vec2(1, 6)).length(),
)
const silk = paper.mul(shadow.mul(-0.45).add(1))

export const fragment = vec4(select(skin, silk, t.greaterThan(5.2)), 1)
