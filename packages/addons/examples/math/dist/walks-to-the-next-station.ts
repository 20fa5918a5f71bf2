import { dist, mmix } from '@kirari/addons'
import {
  float, fwidth, length, mix, resolution, smoothstep, step, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// In this town one walks along the streets only.
const stations = [
  [-0.62, 0.24],
  [-0.08, -0.22],
  [0.34, 0.3],
  [0.72, -0.16],
]
let walk = float(9)
let dot = float(9)
for (const [x = 0, y = 0] of stations) {
  walk = walk.min(dist(p, vec2(x, y), 1))
  dot = dot.min(length(p.sub(vec2(x, y))))
}
const minutes = walk.mul(12)
const land = mmix(
  vec3(0.99, 0.93, 0.72),
  vec3(0.96, 0.68, 0.45),
  vec3(0.75, 0.42, 0.48),
  vec3(0.34, 0.26, 0.46),
  minutes.floor().div(7),
)
const line = minutes.sub(0.5).fract().sub(0.5).abs().div(fwidth(minutes))
const street = p.mul(20).fract().sub(0.5).abs()
const block = smoothstep(0.36, 0.32, street.x.max(street.y))
const map = mix(mix(vec3(1), land, 0.75), land, block)
const drawn = mix(land.mul(0.55), map, smoothstep(0.6, 1.4, line))
const pulse = minutes.sub(time.mul(1.5)).fract().mul(0.12)
const marked = mix(
  vec3(0.1, 0.12, 0.25),
  drawn.sub(pulse.mul(0.4)),
  step(0.026, dot),
)

export const fragment = vec4(mix(vec3(1), marked, step(0.014, dot)), 1)
