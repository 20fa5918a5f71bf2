import {
  drawFill,
  hsl2rgb,
  linearIn,
  random,
  rectSDF,
  rotate,
} from '@kirari/addons'
import {
  float,
  max,
  min,
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

// A belt neither starts nor stops: t is all that it needs.
const moved = linearIn(time.mul(0.22))
const x = p.x.sub(moved)
const index = x.div(0.42).floor()
const q = vec2(x.mod(0.42).sub(0.21), p.y)

const size = vec2(
  random(index).mul(0.06).add(0.09),
  random(index.add(40)).mul(0.1).add(0.08),
)
const box = rectSDF(q.sub(vec2(0, size.y.sub(0.14))), size, 0.012)
const tape = max(q.x.abs().sub(0.018), box)
const label = max(
  rectSDF(q.sub(vec2(size.x.sub(0.05), -0.08)), vec2(0.03, 0.02), 0),
  box,
)

const hall = mix(vec3(0.62, 0.68, 0.74), vec3(0.85, 0.88, 0.9), uv.y)
const card = hsl2rgb(
  vec3(random(index.add(9)).mul(0.03).add(0.08), 0.42, 0.56),
)
const boxes = mix(hall, card, drawFill(box, 0, px))
const taped = mix(boxes, vec3(0.88, 0.78, 0.6), drawFill(tape, 0, px))
const packed = mix(taped, vec3(0.97), drawFill(label, 0, px))

const belt = rectSDF(p.add(vec2(0, 0.2)), vec2(2, 0.06), 0)
const tread = x.mul(18).fract().step(0.5).mul(0.05)
const rubber = mix(
  packed,
  vec3(0.16, 0.17, 0.2).add(tread),
  drawFill(belt, 0, px),
)
const w = vec2(p.x.mod(0.3).sub(0.15), p.y.add(0.2))
const spoke = rotate(w, moved.div(0.045))
const wheel = mix(
  vec3(0.95, 0.7, 0.15),
  vec3(0.3),
  drawFill(min(spoke.x.abs(), spoke.y.abs()), 0.007, px),
)
const rollers = mix(rubber, wheel, drawFill(w.length(), 0.045, px))
const leg = max(p.x.mod(0.6).sub(0.3).abs().sub(0.025), p.y.add(0.26))
export const fragment = vec4(
  mix(rollers, vec3(0.35, 0.4, 0.46), drawFill(leg, 0, px)),
  1,
)
