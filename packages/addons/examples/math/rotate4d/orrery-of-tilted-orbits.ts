import { rotate4d, translate4d } from '@kirari/addons'
import {
  float, fn, mix, resolution, select, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Out along x, then round the axis of this orbit.
const planetAt = fn(
  'planetAt',
  [{ axis: vec3 }, { angle: float }, { radius: float }],
  vec3,
  (axis, angle, radius) =>
    rotate4d(axis, angle)
      .mul(translate4d(vec3(radius, 0, 0)))
      .mul(vec4(0, 0, 0, 1)).xyz,
)

const planets = [
  {
    radius: 0.26,
    axis: vec3(0.3, 1, 0.6),
    size: 0.02,
    tint: vec3(0.9, 0.8, 0.7),
  },
  {
    radius: 0.43,
    axis: vec3(-0.2, 1, 0.6),
    size: 0.036,
    tint: vec3(1, 0.7, 0.35),
  },
  {
    radius: 0.63,
    axis: vec3(0.1, 1, 0.45),
    size: 0.032,
    tint: vec3(0.35, 0.7, 1),
  },
  {
    radius: 0.82,
    axis: vec3(-0.1, 1, 0.5),
    size: 0.055,
    tint: vec3(0.95, 0.6, 0.45),
  },
]
const sun = p.length()
let sky: Vec3 = vec3(0.02, 0.02, 0.06)
  .add(vec3(1, 0.75, 0.35).mul(sun.mul(-8).exp()))
  .add(smoothstep(0.075, 0.07, sun))
for (const { radius, axis, size, tint } of planets) {
  const angle = time.mul(0.25 / radius).add(radius * 11 + 0.6)
  // Beads along the way that it has come.
  for (let i = 1; i <= 14; i++) {
    const bead = planetAt(axis, angle.sub(i * 0.16), radius)
    const dot = smoothstep(0.011, 0.003, p.sub(bead.xy).length())
    sky = sky.add(tint.mul(dot.mul(1 - i * 0.066)))
  }
  const at = planetAt(axis, angle, radius)
  const off = p.sub(at.xy).div(size)
  const bulge = float(1).sub(off.dot(off)).max(0).sqrt()
  const lit = vec3(off, bulge)
    .dot(at.normalize().negate())
    .mul(0.5)
    .add(0.6)
  const isHidden = at.z.lessThan(0).and(sun.lessThan(0.075))
  const cover = select(smoothstep(1, 0.92, off.length()), 0, isHidden)
  sky = mix(sky, tint.mul(lit), cover)
}

export const fragment = vec4(sky, 1)
