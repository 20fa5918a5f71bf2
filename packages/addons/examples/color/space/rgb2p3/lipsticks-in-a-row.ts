import { rgb2p3, rgb2srgb } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec3(0.5).xy).mul(resolution).div(resolution.y)
const index = p.x.mul(4.5).floor()
const x = p.x.mul(4.5).fract().sub(0.5)
const rise = sin(time.mul(0.5).add(index)).mul(0.03).add(0.14)

// The reds of sRGB, in numbers for a canvas in Display P3.
const red = mix(
  vec3(0.9, 0.02, 0.05),
  vec3(0.75, 0.1, 0.35),
  index.add(4).div(8),
)
const body = float(1).sub(x.mul(x).mul(9)).max(0).sqrt()
const tip = rise.add(x.mul(0.35))
const isStick = x
  .abs()
  .lessThan(0.2)
  .and(p.y.lessThan(tip))
  .and(p.y.greaterThan(-0.08))
const isCase = x
  .abs()
  .lessThan(0.26)
  .and(p.y.lessThanEqual(-0.08))
  .and(p.y.greaterThan(-0.4))
const gold = mix(
  vec3(0.5, 0.32, 0.1),
  vec3(0.03),
  smoothstep(-0.16, -0.18, p.y),
)
const gleam = smoothstep(0.06, 0, x.add(0.08).abs()).mul(0.35)
const wall = mix(vec3(0.75, 0.45, 0.42), vec3(0.9, 0.72, 0.66), uv.y)
const stick = red.mul(body).add(gleam.mul(0.4))
const metal = gold.mul(body).add(gleam)
const light = select(select(wall, metal, isCase), stick, isStick)

export const fragment = vec4(rgb2srgb(rgb2p3(light).saturate()), 1)
