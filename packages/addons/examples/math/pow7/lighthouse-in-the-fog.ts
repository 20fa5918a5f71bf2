import { drawFill, pow7 } from '@kirari/addons'
import {
  atan2, cos, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const from = p.sub(vec2(-0.45, 0.16))
const angle = atan2(from.y, from.x.add(1e-4))

// The lamp turns; its seventh power is dark but for a narrow beam.
const beam = pow7(cos(angle.sub(time.mul(0.5)).add(0.75)).max(0))
const away = from.length()
const glow = beam.mul(away.mul(-1.3).exp()).add(away.mul(-14).exp())

const fog = mix(vec3(0.1, 0.15, 0.24), vec3(0.2, 0.26, 0.36), uv.y)
const night = fog.add(vec3(1, 0.85, 0.55).mul(glow))
const rock = p.y.add(0.36).sub(p.x.add(0.45).abs().mul(-0.25).add(0.06))
const width = from.y.mul(-0.06).add(0.035)
const tower = from.x.abs().sub(width).max(from.y.add(0.02))
const stripe = smoothstep(
  0.48,
  0.52,
  from.y.mul(5).fract().sub(0.5).abs().mul(2),
)
const wall = mix(vec3(0.1, 0.08, 0.12), vec3(0.22, 0.18, 0.2), stripe)

export const fragment = vec4(
  mix(
    mix(night, wall, drawFill(tower, 0, 0.004)),
    vec3(0.03, 0.04, 0.07),
    drawFill(rock, 0, 0.004),
  ),
  1,
)
