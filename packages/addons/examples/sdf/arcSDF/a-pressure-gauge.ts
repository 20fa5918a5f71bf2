import { arcSDF, drawFill, lineSDF, rotate2d } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const part = (turn: number, half: number) =>
  arcSDF(rotate2d(float(-turn)).mul(p), 0.3, half, 0.05)
const steel = mix(vec3(0.24, 0.28, 0.32), vec3(0.5, 0.55, 0.6), uv.y)
const bezel = mix(
  steel,
  vec3(0.72, 0.6, 0.35).mul(uv.y.add(0.5)),
  drawFill(p.length(), 0.46, px),
)
const face = mix(
  bezel,
  vec3(0.97, 0.96, 0.92),
  drawFill(p.length(), 0.415, px),
)

// Green over the left side, yellow at the upper right, red below it.
const green = mix(
  face,
  vec3(0.2, 0.62, 0.42),
  drawFill(part(2.5, 1.15), 0, px),
)
const yellow = mix(
  green,
  vec3(0.95, 0.75, 0.2),
  drawFill(part(0.75, 0.45), 0, px),
)
const zones = mix(
  yellow,
  vec3(0.85, 0.24, 0.2),
  drawFill(part(-0.15, 0.3), 0, px),
)

const angle = sin(time.mul(0.7))
  .mul(0.5)
  .add(sin(time.mul(9)).mul(0.02))
  .add(1.1)
const needle = lineSDF(
  p,
  vec2(cos(angle), sin(angle)).mul(-0.08),
  vec2(cos(angle), sin(angle)).mul(0.25),
)
const hand = mix(
  zones,
  vec3(0.12, 0.14, 0.17),
  drawFill(needle, 0.009, px),
)

export const fragment = vec4(
  mix(hand, vec3(0.12, 0.14, 0.17), drawFill(p.length(), 0.035, px)),
  1,
)
