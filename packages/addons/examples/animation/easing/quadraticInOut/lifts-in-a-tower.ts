import {
  drawFill,
  quadraticInOut,
  rectSDF,
  valueNoise,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  step,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const floors = 12
const p = uv.mul(resolution).div(resolution.y).mul(floors)
const px = float(floors).div(resolution.y)
const shaft = p.x.div(3).floor()
const x = p.x.sub(shaft.mul(3)).sub(1.5)

// The lift of each shaft goes up and down at its own pace, with stops.
const pace = valueNoise(shaft.mul(3.3)).mul(0.12).add(0.16)
const there = time.mul(pace).add(shaft.mul(0.37)).mod(2).sub(1).abs()
const height = quadraticInOut(there.mul(1.4).sub(0.2).saturate())
const y = height.mul(floors - 1.2).add(0.6)

const lit = step(
  0.62,
  valueNoise(vec2(p.x.mul(2).floor(), p.y.floor()).mul(9.7)),
)
const pane = rectSDF(
  vec2(p.x.mul(2).fract().div(2).sub(0.25), p.y.fract().sub(0.5)),
  vec2(0.14, 0.26),
  0.02,
)
const room = mix(vec3(0.11, 0.14, 0.24), vec3(0.75, 0.6, 0.35), lit)
const front = mix(vec3(0.06, 0.07, 0.14), room, drawFill(pane, 0, px))
const glass = mix(
  front,
  vec3(0.03, 0.04, 0.09),
  drawFill(x.abs(), 0.55, px),
)
const cabin = rectSDF(vec2(x, p.y.sub(y)), vec2(0.42, 0.55), 0.1)
const glow = float(1).sub(cabin.max(0).mul(0.9)).max(0).pow(3).mul(0.5)
const warm = glass.add(vec3(1, 0.72, 0.35).mul(glow))

export const fragment = vec4(
  mix(warm, vec3(1, 0.92, 0.7), drawFill(cabin, 0, px)),
  1,
)
