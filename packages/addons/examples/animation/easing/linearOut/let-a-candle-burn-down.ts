import { drawFill, lineSDF, linearOut, valueNoise } from '@kirari/addons'
import {
  dot,
  float,
  max,
  min,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Wax burns at an even pace.
const burnt = linearOut(time.add(2).mod(14).div(14))
const top = mix(0.14, -0.3, burnt).toConst('top')
const flicker = valueNoise(time.mul(5)).sub(0.5)
const q = p.sub(vec2(0, top.add(0.09))).toConst('q')

const sway = q.y.add(0.05).max(0).mul(flicker).mul(0.4)
const wide = smoothstep(0.13, -0.04, q.y).mul(0.04)
const flame = max(
  q.x.sub(sway).abs().sub(wide),
  q.y.sub(0.035).abs().sub(0.09),
)
const glow = float(0.016)
  .div(dot(q, q).add(0.03))
  .mul(flicker.mul(0.15).add(1))
const wall = vec3(0.09, 0.04, 0.05).add(vec3(1, 0.5, 0.18).mul(glow))

const rim = top.add(p.x.mul(23).sin().mul(0.008))
const wax = max(p.x.abs().sub(0.085), p.y.sub(rim))
const drip = lineSDF(p, vec2(0.075, rim), vec2(0.08, rim.sub(0.09))).sub(
  0.016,
)
const through = smoothstep(-0.3, 0, p.y.sub(top))
const cream = mix(vec3(0.55, 0.3, 0.24), vec3(1, 0.85, 0.62), through)
const round = cream.mul(float(1).sub(p.x.mul(p.x).mul(60)).max(0.3))
const candle = mix(wall, round, drawFill(min(wax, drip), 0, px))
const wood = vec3(0.34, 0.17, 0.1).mul(glow.mul(2).add(0.6))
const table = mix(candle, wood, drawFill(p.y, -0.36, px))
const thread = lineSDF(p, vec2(0, top), vec2(0, top.add(0.035)))
const wick = mix(table, vec3(0.1), drawFill(thread, 0.004, px))
const hot = mix(
  vec3(1, 0.6, 0.15),
  vec3(1, 0.97, 0.8),
  smoothstep(0, -0.025, flame),
)
export const fragment = vec4(mix(wick, hot, drawFill(flame, 0, 0.008)), 1)
