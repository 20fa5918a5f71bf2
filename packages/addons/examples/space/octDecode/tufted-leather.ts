import { octDecode } from '@kirari/addons'
import {
  cos, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(4)
// Cushions stand on their corners, as the middle of the square does.
const q = vec2(p.x.add(p.y), p.y.sub(p.x)).mul(0.62)
const e = q.fract().mul(2).sub(1)
// The normal of a cushion: the sides slope away, and folds run to
// the corners.
const bulge = octDecode(e.mul(e.abs().mul(0.35).add(0.4)))
const normal = vec3(
  bulge.x.sub(bulge.y).mul(Math.SQRT1_2),
  bulge.x.add(bulge.y).mul(Math.SQRT1_2),
  bulge.z,
)

const lamp = vec3(
  sin(time.mul(0.5)).mul(0.5).sub(0.3),
  cos(time.mul(0.4)).mul(0.2).add(0.6),
  0.75,
).normalize()
const light = normal.dot(lamp).max(0)
const shine = normal
  .dot(lamp.add(vec3(0, 0, 1)).normalize())
  .max(0)
  .pow(26)
const seam = smoothstep(1, 0.86, e.abs().x.max(e.abs().y))
  .mul(0.6)
  .add(0.4)
const hide = mix(vec3(0.2, 0.05, 0.03), vec3(0.6, 0.22, 0.1), light)
  .mul(seam)
  .add(shine.mul(0.35))

// A button where four corners meet.
const corner = q.sub(0.5).fract().sub(0.5)
const round = corner.length()
const button = mix(
  vec3(0.16, 0.05, 0.03),
  vec3(0.7, 0.3, 0.16),
  smoothstep(0.1, -0.1, corner.x.sub(corner.y).add(0.05)),
)
const dented = hide.mul(smoothstep(0.06, 0.3, round).mul(0.7).add(0.3))
const vignette = smoothstep(3.4, 0.6, p.length()).mul(0.6).add(0.45)
export const fragment = vec4(
  mix(button, dented, smoothstep(0.085, 0.1, round)).mul(vignette),
  1,
)
