import {
  drawFill,
  drawStroke,
  elasticInOut,
  rectSDF,
  rotate,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.5, 0.24)).mul(resolution).mul(px)

// From one side to the other and back, with a rest at both.
const there = time.add(0.55).mod(5).sub(2.5).abs().sub(0.35).div(1.8)
const over = elasticInOut(there.saturate())
const q = rotate(p, over.sub(0.5).mul(1.9))

const rod = rectSDF(q.sub(vec2(0, 0.27)), vec2(0.025, 0.27), 0.02)
const grip = q.distance(vec2(0, 0.56))
const base = rectSDF(p.add(vec2(0, 0.1)), vec2(0.34, 0.1), 0.04)
const lamp = (x: number) => p.distance(vec2(x, 0.14))

const wall = mix(vec3(0.24, 0.3, 0.32), vec3(0.36, 0.44, 0.45), uv.y)
const stripes = p.x.add(p.y).mul(70).sin().mul(4).add(0.5).saturate()
const rail = mix(
  wall,
  vec3(0.13, 0.16, 0.18),
  drawStroke(p.length(), 0.42, 0.03, px),
)
const left = mix(
  rail,
  mix(
    vec3(0.25, 0.1, 0.1),
    vec3(1, 0.25, 0.2),
    float(1).sub(over).saturate(),
  ),
  drawFill(lamp(-0.62), 0.06, px),
)
const right = mix(
  left,
  mix(vec3(0.08, 0.22, 0.12), vec3(0.35, 1, 0.5), over.saturate()),
  drawFill(lamp(0.62), 0.06, px),
)
const lever = mix(right, vec3(0.75, 0.77, 0.8), drawFill(rod, 0, px))
const ball = mix(
  vec3(0.95, 0.3, 0.22),
  vec3(0.6, 0.1, 0.12),
  q.distance(vec2(-0.03, 0.59)).mul(9).saturate(),
)
const gripped = mix(lever, ball, drawFill(grip, 0.085, px))
const plate = mix(vec3(0.95, 0.78, 0.2), vec3(0.15, 0.15, 0.16), stripes)

export const fragment = vec4(mix(gripped, plate, drawFill(base, 0, px)), 1)
