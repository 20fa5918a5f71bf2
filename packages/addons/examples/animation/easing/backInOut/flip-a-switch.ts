import { backInOut, drawFill, rectSDF } from '@kirari/addons'
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

// On, a rest, off, a rest.
const there = time.add(1.2).mod(4).sub(2).abs().sub(0.5).saturate()
const on = backInOut(there)

const track = rectSDF(p, vec2(0.34, 0.17), 0.17)
const knob = p.distance(vec2(mix(-0.17, 0.17, on), 0))
const off = vec3(0.7, 0.72, 0.78)
const green = vec3(0.25, 0.75, 0.45)

const wall = mix(vec3(0.93, 0.94, 0.97), vec3(0.99, 0.98, 0.95), uv.y)
const switched = mix(
  wall,
  mix(off, green, on.saturate()),
  drawFill(track, 0, px),
)
const shade = drawFill(
  p.add(vec2(0, 0.015)).distance(vec2(mix(-0.17, 0.17, on), 0)),
  0.14,
  0.04,
)
const shaded = mix(switched, vec3(0.1, 0.2, 0.2), shade.mul(0.3))

export const fragment = vec4(
  mix(shaded, vec3(1), drawFill(knob, 0.135, px)),
  1,
)
