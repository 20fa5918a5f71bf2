import {
  drawFill,
  drawStroke,
  exponentialOut,
  hsl2rgb,
  rectSDF,
  rotate,
} from '@kirari/addons'
import {
  atan2,
  float,
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
const p = uv.sub(vec2(0.5, 0.36)).mul(resolution).mul(px)

// The needle shoots up, and creeps to its value.
const value = exponentialOut(time.add(0.35).mod(3).div(2)).mul(0.82)
const angle = float(0.5)
  .sub(value)
  .mul(Math.PI * 1.2)
const needle = rectSDF(
  rotate(p, angle.negate()).sub(vec2(0, 0.17)),
  vec2(0.008, 0.17),
  0.008,
)

const at = atan2(p.x, p.y)
  .div(Math.PI * 1.2)
  .add(0.5)
const scale = drawStroke(p.length(), 0.42, 0.07, px).mul(
  smoothstep(0.505, 0.5, at.sub(0.5).abs()),
)
const reached = smoothstep(0.004, -0.004, at.sub(value))
const paint = mix(
  vec3(0.2, 0.22, 0.28),
  hsl2rgb(vec3(float(0.45).sub(at.mul(0.45)), 0.8, 0.55)),
  reached,
)
const ticks = smoothstep(
  0.06,
  0.03,
  at.mul(10).sub(at.mul(10).round()).abs(),
)
const marks = ticks
  .mul(drawStroke(p.length(), 0.345, 0.03, px))
  .mul(smoothstep(0.52, 0.51, at.sub(0.5).abs()))

const dial = mix(
  vec3(0.11, 0.12, 0.16),
  vec3(0.05, 0.055, 0.08),
  p.length(),
)
const withMarks = mix(
  mix(dial, paint, scale),
  vec3(0.6, 0.62, 0.68),
  marks,
)
const withNeedle = mix(
  withMarks,
  vec3(0.97, 0.95, 0.92),
  drawFill(needle, 0, px),
)

export const fragment = vec4(
  mix(withNeedle, vec3(0.9, 0.3, 0.2), drawFill(p.length(), 0.035, px)),
  1,
)
