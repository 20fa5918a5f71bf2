import { drawFill, rgb2yiq } from '@kirari/addons'
import {
  float, floor, fract, mix, resolution, select, sin, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)

// Hot-air and water: one scene, shown three times.
const pane = floor(uv.x.mul(3))
const p = vec2(
  fract(uv.x.mul(3)).sub(0.5).mul(resolution.x.mul(px).div(3)),
  uv.y.sub(0.5),
)
const level = sin(p.x.mul(9).add(time)).mul(0.02).sub(0.15)
const air = mix(vec3(0.98, 0.85, 0.6), vec3(0.35, 0.6, 0.9), p.y.add(0.5))
const sun = mix(
  air,
  vec3(1, 0.45, 0.15),
  drawFill(p.distance(vec2(0, 0.08)), 0.19, px),
)
const sail = p.y.add(p.x.abs().mul(2.2)).sub(0.12).max(level.sub(p.y))
const boat = mix(sun, vec3(0.6, 0.2, 0.55), drawFill(sail, 0, px))
const scene = mix(boat, vec3(0.1, 0.5, 0.4), drawFill(p.y, level, px))

// Luma in grey; I from blue to orange, Q from green to purple.
const yiq = rgb2yiq(scene)
const i = mix(
  vec3(0.1, 0.55, 0.8),
  vec3(0.95, 0.5, 0.15),
  yiq.y.mul(1.1).add(0.5).saturate(),
)
const q = mix(
  vec3(0.2, 0.65, 0.2),
  vec3(0.65, 0.25, 0.85),
  yiq.z.mul(1.4).add(0.5).saturate(),
)

export const fragment = vec4(
  select(select(q, i, pane.lessThan(2)), vec3(yiq.x), pane.lessThan(1)),
  1,
)
