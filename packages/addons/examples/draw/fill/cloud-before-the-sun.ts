import { drawFill, opUnion } from '@kirari/addons'
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
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const disc = (at: Vec2, radius: number): Float =>
  p.sub(at).length().sub(radius)

// Crisp at any size: every edge is one pixel wide.
const sun = drawFill(disc(vec2(0.12, 0.12), 0.2), 0, px)
const drift = time.mul(0.3).sin().mul(0.06)
const puffs = [
  [-0.3, -0.12, 0.13],
  [-0.12, -0.04, 0.19],
  [0.1, -0.08, 0.15],
  [0.27, -0.14, 0.11],
]
const cloud = puffs
  .map(([x = 0, y = 0, radius = 0]) =>
    disc(vec2(drift.add(x), y), radius),
  )
  .reduce((all, one) => opUnion(all, one, 0.03))
  .max(p.y.add(0.19).negate())

const sky = mix(vec3(0.65, 0.86, 0.95), vec3(0.3, 0.62, 0.88), uv.y)
const lit = mix(sky, vec3(1, 0.82, 0.3), sun)
const shadow = mix(lit, lit.mul(0.75), drawFill(cloud.sub(0.01), 0, 0.06))
const white = mix(
  vec3(0.85, 0.9, 0.96),
  vec3(1),
  p.y.mul(3).add(0.8).saturate(),
)

export const fragment = vec4(
  mix(shadow, white, drawFill(cloud, 0, px)),
  1,
)
