import {
  drawFill,
  drawStroke,
  gnoise,
  opIntersection,
  opRepeat,
  rotate2d,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sign,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const scale = 3.2
const px = float(scale).div(resolution.y)
const plane = uv.sub(0.5).mul(resolution).mul(px)
const p = rotate2d(0.785).mul(plane)

// Discs that overlap a quarter: a petal is what two of them share.
const radius = Math.SQRT1_2
const q = opRepeat(p, vec2(1))
const disc = (centre: Vec2): Float => q.distance(centre).sub(radius)
const own = disc(vec2(0))
const beside = opIntersection(own, disc(vec2(sign(q.x), 0)), 0.03)
const above = opIntersection(own, disc(vec2(0, sign(q.y))), 0.03)
const petal = beside.min(above).add(0.018)

// Each petal is a little pillow: it shines where it leans to the light.
const slope = q.dot(vec2(0.6, 0.8)).mul(5).sin().mul(0.3)
const silk = gnoise(p.mul(vec2(60, 9))).mul(0.08)
const sweep = smoothstep(
  0.5,
  0,
  plane.x.add(plane.y.mul(0.5)).sub(time.mul(0.4).sin().mul(1.6)).abs(),
)
const gleam = petal.mul(-5).add(slope).add(sweep.mul(0.35)).add(silk)
const gold = mix(
  vec3(0.5, 0.3, 0.08),
  vec3(1, 0.87, 0.5),
  gleam.saturate(),
)

const thread = gnoise(p.mul(vec2(9, 70))).mul(0.02)
const night = vec3(0.07, 0.09, 0.24).add(thread)
const blossom = q
  .length()
  .sub(q.y.atan2(q.x).mul(4).cos().mul(0.035).add(0.12))
const cloth = mix(night, vec3(0.75, 0.2, 0.22), drawFill(blossom, 0, px))
const lined = mix(
  cloth,
  vec3(0.8, 0.6, 0.28),
  drawStroke(blossom, 0, 0.025, px),
)

export const fragment = vec4(mix(lined, gold, drawFill(petal, 0, px)), 1)
