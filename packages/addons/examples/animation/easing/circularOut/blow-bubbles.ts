import { circularOut, drawFill, drawStroke, hsl2rgb } from '@kirari/addons'
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
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const sky = mix(vec3(0.78, 0.9, 0.95), vec3(0.42, 0.62, 0.86), uv.y)

// A bubble swells at once, then hardly grows, and drifts up.
const bubble = (below: Vec3, i: number): Vec3 => {
  const age = time
    .mul(0.3)
    .add((i * 0.618) % 1)
    .fract()
  const radius = circularOut(age.mul(2).min(1)).mul(
    0.07 + 0.09 * ((i * 0.37) % 1),
  )
  const x = ((i * 0.7549) % 1) * 1.8 - 0.9
  const middle = vec2(
    age.mul(5).add(i).sin().mul(0.04).add(x),
    age.mul(0.95).sub(0.5),
  )
  const q = p.sub(middle)
  const film = hsl2rgb(
    vec3(
      q.y
        .div(radius.add(0.01))
        .mul(0.3)
        .add(i * 0.13),
      0.8,
      0.75,
    ),
  )
  const rim = drawStroke(q.length(), radius, 0.012, px.mul(3))
  const inside = drawFill(q.length(), radius, px)
  const shine = drawFill(
    q.sub(vec2(-0.35, 0.4).mul(radius)).length(),
    radius.mul(0.16),
    px.mul(2),
  )
  const tinted = mix(below, film, inside.mul(0.25).max(rim.mul(0.85)))
  return mix(tinted, vec3(1), shine.mul(inside))
}

export const fragment = vec4(
  Array.from({ length: 11 }, (_, i) => i).reduce(bubble, sky),
  1,
)
