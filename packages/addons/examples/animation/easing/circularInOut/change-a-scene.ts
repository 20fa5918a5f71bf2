import { circularInOut, drawFill, drawStroke } from '@kirari/addons'
import {
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
const p = uv.sub(0.5).mul(resolution).mul(px)

const hills = (level: number, size: number, phase: number) =>
  p.y.sub(p.x.mul(size).add(phase).sin().mul(0.06)).sub(level)
const daySky = mix(vec3(0.95, 0.9, 0.75), vec3(0.4, 0.68, 0.9), uv.y)
const day = mix(
  daySky,
  vec3(0.35, 0.58, 0.3),
  drawFill(hills(-0.2, 4, 1), 0, px),
)
const nightSky = mix(vec3(0.2, 0.16, 0.36), vec3(0.03, 0.04, 0.13), uv.y)
const moon = drawFill(p.distance(vec2(0.5, 0.25)), 0.07, px)
const dark = mix(nightSky, vec3(0.97, 0.95, 0.8), moon)
const night = mix(
  dark,
  vec3(0.05, 0.1, 0.14),
  drawFill(hills(-0.2, 4, 1), 0, px),
)

// The window waits, snaps open, and waits.
const there = time
  .add(0.98)
  .mod(4)
  .sub(2)
  .abs()
  .sub(0.4)
  .div(1.2)
  .saturate()
const radius = circularInOut(there).mul(1.2)
const away = p.distance(vec2(-0.25, -0.02))
const rim = drawStroke(away, radius, 0.02, px).mul(
  smoothstep(0, 0.05, radius),
)
const open = mix(night, day, drawFill(away, radius, px))

export const fragment = vec4(mix(open, vec3(1, 0.97, 0.9), rim), 1)
