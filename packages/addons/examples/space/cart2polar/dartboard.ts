import { cart2polar, random } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The angle gives the segment, the radius the ring.
const polar = cart2polar(p)
const segment = polar.x.div(Math.PI / 10).add(0.5)
const r = polar.y.div(0.45)
const isDark = segment.floor().mod(2).equal(0)
const sisal = random(p.mul(resolution.y).floor()).mul(0.12).add(0.88)
const bed = select(vec3(0.93, 0.85, 0.66), vec3(0.09, 0.08, 0.08), isDark)
const ring = select(vec3(0.05, 0.45, 0.24), vec3(0.78, 0.1, 0.12), isDark)
const isDouble = r.sub(0.73).abs().lessThan(0.025)
const isTreble = r.sub(0.45).abs().lessThan(0.025)
const scored = select(bed, ring, isDouble.or(isTreble))
const bull = select(
  select(scored, vec3(0.05, 0.45, 0.24), r.lessThan(0.075)),
  vec3(0.78, 0.1, 0.12),
  r.lessThan(0.032),
)
const board = select(vec3(0.06), bull, r.lessThan(0.755)).mul(sisal)

// A wire lies along each border, and the numbers' ring outside.
const spoke = segment
  .fract()
  .sub(0.5)
  .abs()
  .mul(-1)
  .add(0.5)
  .mul(r)
  .mul(0.31)
let wire = select(1, spoke, r.greaterThan(0.075).and(r.lessThan(0.755)))
for (const border of [0.032, 0.075, 0.425, 0.475, 0.705, 0.755, 0.93])
  wire = wire.min(r.sub(border).abs())
const lamp = vec2(sin(time.mul(0.6)).mul(0.4), 0.35)
const shine = p.distance(lamp).mul(-2.2).exp()
const steel = vec3(0.55, 0.57, 0.6).add(shine)
const face = mix(steel, board, smoothstep(0.003, 0.008, wire))

// Boards of the wall, with the shadow of the target.
const plank = p.x.mul(5).add(0.5)
const grain = sin(
  p.y
    .mul(9)
    .add(sin(p.y.mul(23)).mul(2))
    .add(plank.mul(40)),
)
const gap = smoothstep(0.5, 0.47, plank.fract().sub(0.5).abs())
const tone = random(plank.floor()).mul(0.25).add(0.8)
const wood = vec3(0.5, 0.31, 0.19).mul(tone.add(grain.mul(0.05)))
const shadow = smoothstep(0.4, 0.55, p.add(vec2(0.02, 0.05)).length())
const wall = wood.mul(gap.mul(0.6).add(0.4)).mul(shadow.mul(0.7).add(0.3))
const isBoard = smoothstep(1.005, 0.995, r)
const lit = mix(wall, face, isBoard).mul(shine.mul(1.1).add(float(0.5)))

export const fragment = vec4(lit, 1)
