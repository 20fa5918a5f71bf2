import { blendColorBurn, random, rotate } from '@kirari/addons'
import {
  atan2, cos, float, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Seven lobes round a stem. Where two leaves overlap, the light has
// passed both, and the colour is burnt deeper.
const leaf = (below: Vec3, i: number): Vec3 => {
  const fall = time
    .mul(0.02 + (i % 3) * 0.006)
    .add(i * 0.381)
    .fract()
  const x = (((i * 0.755) % 1) - 0.5) * 1.9
  const sway = time.mul(0.5).add(i).sin().mul(0.05)
  const at = p.sub(vec2(sway.add(x), float(0.8).sub(fall.mul(1.6))))
  const size = 0.36 + (i % 4) * 0.06
  const q = rotate(
    at,
    time
      .mul(0.2)
      .add(i * 2.1)
      .sin()
      .add(i),
  ).div(size)
  const angle = atan2(q.x, q.y)
  const lobes = cos(angle.mul(7)).mul(0.5).add(0.5)
  const open = cos(angle.mul(0.5)).abs().mul(0.7).add(0.3)
  const edge = lobes.mul(0.5).add(0.5).mul(lobes.sqrt().mul(0.4).add(0.6))
  const inside = smoothstep(0.02, -0.02, q.length().sub(edge.mul(open)))
  const vein = smoothstep(0.985, 1, lobes).mul(0.3)
  const tint = mix(
    vec3(0.98, 0.6, 0.34),
    vec3(0.93, 0.4, 0.38),
    random(float(i + 9)),
  ).add(vein)
  return blendColorBurn(below, mix(vec3(1), tint.min(1), inside))
}
const glow = p.distance(vec2(0.35, 0.2))
const sky = mix(
  vec3(0.98, 0.9, 0.7),
  vec3(0.86, 0.76, 0.55),
  glow.mul(0.8),
)

export const fragment = vec4(
  Array.from({ length: 11 }, (_, i) => i).reduce(leaf, sky),
  1,
)
