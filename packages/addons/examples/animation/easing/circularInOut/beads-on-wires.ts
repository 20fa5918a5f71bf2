import { circularInOut, drawFill, hsl2rgb } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const rows = 7
const px = float(rows).div(resolution.y)
const p = uv.sub(vec2(0.5, 0)).mul(resolution).div(resolution.y).mul(rows)
const row = p.y.floor()
const y = p.y.fract().sub(0.5)
const wood = mix(
  vec3(0.95, 0.9, 0.82),
  vec3(0.87, 0.79, 0.68),
  p.y.mul(9).sin().mul(0.2).add(0.5),
)
const wire = mix(wood, vec3(0.5, 0.45, 0.42), drawFill(y.abs(), 0.03, px))

// An abacus: the beads of each wire shoot across, one after another.
const bead = (below: Vec3, i: number): Vec3 => {
  const there = time
    .add(2.35)
    .mod(6)
    .sub(3)
    .abs()
    .sub(0.3 + i * 0.22)
  const late = there.sub(row.mul(2.6).sin().mul(0.25).add(0.25))
  const x = circularInOut(late.saturate())
    .sub(0.5)
    .mul(4.6)
    .sub(i * 0.85 - 2.1)
  const q = vec2(p.x.sub(x), y)
  const disc = q.mul(vec2(1.15, 1)).length()
  const light = float(0.6).sub(q.distance(vec2(-0.12, 0.14)).mul(0.5))
  const paint = hsl2rgb(vec3(row.mul(0.055).add(0.98), 0.65, light))
  return mix(below, paint, drawFill(disc, 0.44, px))
}

export const fragment = vec4([0, 1, 2, 3, 4].reduce(bead, wire), 1)
