import { bracketing, gnoise, rotate, valueNoise } from '@kirari/addons'
import {
  dot, float, fn, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const moon = vec2(0.5, 0.26)
const swirls: readonly (readonly [number, number, number])[] = [
  [0.5, 0.26, 0.09],
  [-0.28, 0.16, -0.12],
  [-0.75, 0.3, 0.05],
  [0.12, -0.02, 0.05],
]
// The wind blows to the right and turns about a few places; below
// it follows the hills.
let wind: Vec2 = vec2(0.55, gnoise(p.mul(1.6)).mul(0.5))
for (const [x, y, strength] of swirls) {
  const off = p.sub(vec2(x, y))
  wind = wind.add(
    vec2(off.y.negate(), off.x)
      .mul(strength * 9)
      .mul(dot(off, off).mul(-14).exp().mul(5)),
  )
}
const hill = gnoise(p.x.mul(1.4).add(3)).mul(0.1).sub(0.27)
const isLand = smoothstep(0.004, -0.004, p.y.sub(hill))
const way = mix(wind, vec2(1, p.x.mul(4).add(1).sin().mul(0.5)), isLand)

// Strokes along x, rotated to the two directions next to the wind,
// and moved along it, so that the paint creeps on.
const strokes = fn('strokes', [{ angle: float }], vec2, (angle) => {
  const q = rotate(p, angle.negate())
    .mul(vec2(9, 48))
    .sub(vec2(time.mul(0.5), 0))
  return vec2(
    valueNoise(q),
    valueNoise(q.add(vec2(31, 7)).mul(vec2(0.7, 1.3))),
  )
})
const between = bracketing(way, 16)
const paint = mix(strokes(between.x), strokes(between.y), between.z)

const shade = paint.x
  .sub(0.5)
  .mul(0.9)
  .add(p.y.mul(0.5))
  .add(0.45)
  .saturate()
let colour: Vec3 = mix(
  vec3(0.05, 0.1, 0.34),
  vec3(0.44, 0.66, 0.82),
  shade,
)
colour = mix(
  colour,
  vec3(0.86, 0.86, 0.62),
  smoothstep(0.72, 0.95, paint.y).mul(0.7),
)
for (const [i, [x, y]] of swirls.entries()) {
  const near = p
    .distance(vec2(x, y))
    .mul(i === 0 ? 5 : 9)
    .add(paint.x.sub(0.5).mul(0.7))
  colour = mix(
    colour,
    mix(vec3(1, 0.95, 0.7), vec3(0.95, 0.7, 0.2), near),
    smoothstep(1.1, 0.5, near),
  )
}
const field = mix(
  vec3(0.05, 0.13, 0.16),
  vec3(0.3, 0.42, 0.24),
  paint.x.mul(1.3).sub(0.1),
)
const crescent = smoothstep(0.005, -0.005, p.distance(moon).sub(0.06))
export const fragment = vec4(
  mix(mix(colour, vec3(1, 0.97, 0.82), crescent), field, isLand).mul(
    paint.y.mul(0.3).add(0.85),
  ),
  1,
)
