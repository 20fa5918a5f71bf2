import { gnoise, rgb2p3, rgb2srgb } from '@kirari/addons'
import {
  atan2, length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const grass = gnoise(vec2(p.x.mul(40), p.y.mul(5))).mul(0.06)
let field: Vec3 = mix(
  vec3(0.05, 0.16, 0.04),
  vec3(0.25, 0.42, 0.55),
  smoothstep(0.35, 0.95, uv.y),
).add(grass)
for (let i = 0; i < 9; i++) {
  const size = 0.075 + (i % 4) * 0.02
  const sway = sin(time.mul(0.7).add(i)).mul(0.015)
  const q = p
    .sub(vec2(sway.add(0.12 + i * 0.215), 0.3 + ((i * 7) % 9) * 0.055))
    .div(size)
  const stem = smoothstep(0.1, 0.05, q.x.abs()).mul(
    smoothstep(0.2, 0, q.y),
  )
  const angle = atan2(q.y, q.x)
  const petal = angle.mul(2).add(i).sin().abs().mul(0.25).add(0.8)
  const radius = length(q).div(petal)
  const crease = sin(angle.mul(18)).mul(0.1).add(0.8)
  const poppy = mix(
    vec3(0.85, 0.06, 0.015),
    vec3(0.25, 0, 0.01),
    smoothstep(0.5, 0.2, radius),
  ).mul(crease)
  field = mix(field, vec3(0.06, 0.2, 0.05), stem)
  field = mix(field, poppy, smoothstep(1, 0.95, radius))
  field = mix(
    field,
    vec3(0.01, 0.012, 0.02),
    smoothstep(0.24, 0.2, radius),
  )
}

// Light stays light: only the numbers change with the primaries.
export const fragment = vec4(rgb2srgb(rgb2p3(field).saturate()), 1)
