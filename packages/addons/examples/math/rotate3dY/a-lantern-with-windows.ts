import { rotate3dY } from '@kirari/addons'
import {
  atan2, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A place on the front of the cylinder, and where
// that place was before the lantern had turned.
const radius = 0.36
const front = float(radius * radius)
  .sub(p.x.mul(p.x))
  .max(0)
  .sqrt()
const before = rotate3dY(time.mul(0.4)).mul(vec3(p.x, p.y, front))
const angle = atan2(before.x, before.z)

// Eight arched windows round it, each with a bar.
const across = angle
  .mul(4 / Math.PI)
  .fract()
  .sub(0.5)
  .mul(0.28)
const arch = vec2(across, p.y.sub(0.1).max(0)).length()
const bar = smoothstep(0.006, 0.01, across.abs().min(p.y.add(0.03).abs()))
const window = smoothstep(0.09, 0.085, arch)
  .mul(smoothstep(-0.26, -0.255, p.y))
  .mul(bar)

const body = smoothstep(radius, radius - 0.004, p.x.abs()).mul(
  smoothstep(0.38, 0.376, p.y.abs()),
)
const round = front.div(radius)
const tin = mix(vec3(0.06, 0.04, 0.05), vec3(0.34, 0.22, 0.17), round)
const flame = mix(vec3(1, 0.45, 0.12), vec3(1, 0.9, 0.6), round)
const air = vec3(0.95, 0.42, 0.15)
  .mul(p.length().mul(-3).exp().mul(0.8))
  .add(vec3(0.03, 0.03, 0.07))

export const fragment = vec4(mix(air, mix(tin, flame, window), body), 1)
