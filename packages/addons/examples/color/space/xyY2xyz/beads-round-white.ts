import { rgb2srgb, xyY2xyz, xyz2rgb } from '@kirari/addons'
import {
  atan2, float, length, resolution, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const radius = length(p.mul(vec2(0.62, 1)))
const turn = atan2(p.y, p.x).add(time.mul(0.15))

// Beads on rings round white, purer from ring to ring, lit from above.
const ring = radius.mul(12).floor()
const count = ring.mul(6).add(1)
const bead = turn.div(2 * Math.PI).mul(count)
const angle = bead
  .floor()
  .add(0.5)
  .div(count)
  .mul(2 * Math.PI)
const xy = vec2(angle.cos().mul(0.024), angle.sin().mul(0.026))
  .mul(ring)
  .add(vec2(0.3127, 0.329))
const light = xyz2rgb(xyY2xyz(vec3(xy, 0.2)))
const q = vec2(bead.fract().sub(0.5), radius.mul(12).fract().sub(0.5)).mul(
  2.1,
)
const flat = q.dot(q)
const dome = float(1).sub(flat).max(0).sqrt()
const shine = smoothstep(0.25, 0, length(q.sub(vec2(0.25, 0.3)))).mul(0.5)
const glow = sin(time.add(ring)).mul(0.12).add(0.95)
const lit = light
  .saturate()
  .mul(dome.mul(0.9).add(0.2))
  .mul(glow)
  .add(shine)
const inside = smoothstep(1, 0.9, flat).mul(ring.min(1))

export const fragment = vec4(
  rgb2srgb(
    lit
      .mul(inside)
      .add(vec3(0.006, 0.007, 0.012))
      .min(1),
  ),
  1,
)
