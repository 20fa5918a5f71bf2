import {
  compositeSourceOver, drawFill, hsl2rgb, premultiply,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const sky = vec4(
  mix(vec3(0.85, 0.93, 0.98), vec3(0.42, 0.62, 0.86), uv.y),
  1,
)

// A colour for each bubble with an alpha that says
// how much of it there is: more towards the rim.
const bubble = (behind: Vec4, i: number): Vec4 => {
  const radius = 0.07 + 0.022 * ((i * 5) % 7)
  const sway = sin(time.mul(0.4 + 0.05 * i).add(i)).mul(0.03)
  const q = p.sub(
    vec2(
      sway.add(((i * 0.37) % 1.5) - 0.72),
      float(((i * 0.61) % 0.8) - 0.4),
    ),
  )
  const far = q.length().div(radius)
  const film = hsl2rgb(
    vec3(
      q.y
        .div(radius)
        .mul(0.18)
        .add(far.mul(0.35))
        .add(i * 0.13),
      0.7,
      0.72,
    ),
  )
  const rim = far.mul(far).mul(far).mul(0.75).add(0.08)
  const light = drawFill(
    q.sub(vec2(-0.35, 0.4).mul(radius)).length(),
    radius * 0.14,
    px.mul(6),
  ).mul(0.9)
  const wall = premultiply(
    vec4(film, rim.mul(drawFill(far, 1, px.div(radius)))),
  )
  return compositeSourceOver(
    premultiply(vec4(vec3(1), light)),
    compositeSourceOver(wall, behind),
  )
}

export const fragment = [0, 1, 2, 3, 4, 5, 6, 7, 8].reduce(bubble, sky)
