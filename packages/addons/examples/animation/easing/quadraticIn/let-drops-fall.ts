import { drawFill, quadraticIn, valueNoise } from '@kirari/addons'
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

const lanes = 9
const p = uv.mul(resolution).div(resolution.y).mul(vec2(lanes, 1))
const lane = p.x.floor()

// Each drop hangs for a moment, then falls faster and faster.
const fall = time
  .div(1.6)
  .add(valueNoise(lane.mul(5.1)))
  .fract()
  .sub(0.25)
const fallen = quadraticIn(fall.max(0).div(0.75)).mul(1.3)
const grown = fall.add(0.25).mul(4).min(1)

const q = vec2(p.x.fract().sub(0.5).div(lanes), p.y.sub(0.96).add(fallen))
// Pointed above, round below.
const narrow = float(1).add(q.y.max(0).mul(18))
const drop = vec2(q.x.mul(narrow), q.y.mul(0.8)).length()
const px = float(1).div(resolution.y)
const inside = drawFill(drop, grown.mul(0.034), px)

const glass = mix(vec3(0.8, 0.9, 0.93), vec3(0.52, 0.68, 0.78), uv.y)
const ledge = drawFill(float(0.965).sub(uv.y), 0, px)
const water = mix(
  vec3(0.08, 0.35, 0.6),
  vec3(0.75, 0.92, 1),
  q.y.mul(9).add(0.4),
)
const wet = mix(glass, water, inside)

export const fragment = vec4(mix(wet, vec3(0.2, 0.3, 0.38), ledge), 1)
