import { drawFill, hsv2rgb, rgb2yuv, yuv2rgb } from '@kirari/addons'
import {
  abs, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Paper boats with a dark outline on a pale pond.
const boat = (behind: Vec3, q: Vec2, i: number): Vec3 => {
  const at = q.sub(
    vec2(
      i * 0.44 - 0.66,
      sin(time.mul(0.8).add(i * 1.4))
        .mul(0.03)
        .add((i % 2) * 0.2 - 0.14),
    ),
  )
  const hull = abs(at.x)
    .sub(at.y.mul(0.5).add(0.17))
    .max(abs(at.y.add(0.04)).sub(0.055))
  const sail = abs(at.x).mul(1.5).add(at.y).sub(0.16).max(at.y.negate())
  const shape = hull.min(sail)
  const paint = hsv2rgb(vec3(i * 0.23 + 0.02, 0.75, 0.95))
  return mix(
    mix(behind, vec3(0.12, 0.1, 0.15), drawFill(shape, 0.012, px)),
    paint,
    drawFill(shape, 0, px),
  )
}
const pond = (q: Vec2): Vec3 =>
  [0, 1, 2, 3].reduce(
    (behind, i) => boat(behind, q, i),
    vec3(0.93, 0.95, 0.93),
  )

// The luma stays sharp; U and V come from a ring about each place.
const ring = Array.from({ length: 8 }, (_, i) =>
  vec2(Math.cos(i * 0.785), Math.sin(i * 0.785)),
)
const soft = ring
  .reduce(
    (sum, away, i) =>
      sum.add(rgb2yuv(pond(p.add(away.mul(0.025 + 0.02 * (i % 2)))))),
    vec3(0),
  )
  .div(8)

export const fragment = vec4(
  yuv2rgb(vec3(rgb2yuv(pond(p)).x, soft.yz)).saturate(),
  1,
)
