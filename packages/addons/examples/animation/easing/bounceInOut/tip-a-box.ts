import {
  bounceInOut,
  drawFill,
  drawStroke,
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
const p = uv.sub(0.5).mul(resolution).mul(px)

// The ball knocks at the wall it leaves, and at the one it meets.
const there = time.add(1.96).mod(5).sub(2.5).abs().sub(0.2).div(2.1)
const along = bounceInOut(there.saturate())
const tilt = there.saturate().sub(0.5).mul(-0.5)
const q = rotate(p, tilt.negate())

const inner = rectSDF(q, vec2(0.7, 0.15), 0.02)
const box = drawStroke(inner, 0.02, 0.04, px)
const x = mix(-0.58, 0.58, along)
const ball = q.distance(vec2(x, -0.03))
const spin = rotate(q.sub(vec2(x, -0.03)), x.mul(8))
const quarters = spin.x.mul(spin.y).mul(4000).add(0.5).saturate()

const table = mix(vec3(0.85, 0.78, 0.68), vec3(0.96, 0.92, 0.85), uv.y)
const hollow = mix(table, vec3(0.25, 0.33, 0.38), drawFill(inner, 0, px))
const paint = mix(vec3(0.95, 0.4, 0.25), vec3(1, 0.9, 0.75), quarters)
const filled = mix(hollow, paint, drawFill(ball, 0.12, px))

export const fragment = vec4(mix(filled, vec3(0.55, 0.36, 0.22), box), 1)
