import { oklab2srgb, oklch2oklab } from '@kirari/addons'
import {
  atan2, length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = vec2(p.x, p.y.mul(0.8).add(p.x.mul(p.x).mul(0.5)))
const radius = length(q)
const angle = atan2(q.y, q.x)

// Barbs that fan out from the eye, and a sheen that moves over them.
const barb = sin(angle.mul(90).add(radius.mul(40)))
  .mul(0.5)
  .add(0.5)
const sheen = sin(radius.mul(9).sub(time.mul(0.8)).add(angle.mul(2))).mul(
  0.06,
)
const hue = mix(0.75, 0.2, smoothstep(0.03, 0.45, radius)).add(sheen)
const eye = smoothstep(0.13, 0.09, length(q.add(vec2(0, 0.02))))
const ring = smoothstep(0.03, 0.01, radius.sub(0.24).abs())
const lightness = barb
  .mul(0.14)
  .add(0.42)
  .sub(eye.mul(0.15))
  .add(ring.mul(0.2))
const chroma = smoothstep(0.85, 0.3, radius)
  .mul(0.12)
  .add(0.02)
  .add(eye.mul(0.04))
const fade = smoothstep(0.95, 0.4, radius)

export const fragment = vec4(
  oklab2srgb(
    oklch2oklab(vec3(lightness.mul(fade), chroma, hue)),
  ).saturate(),
  1,
)
