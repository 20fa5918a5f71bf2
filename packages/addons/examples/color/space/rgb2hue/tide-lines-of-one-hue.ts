import { fbm, hue2rgb, rgb2hue } from '@kirari/addons'
import {
  fract, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Three washes of paint that run into one another on wet paper.
const wash = (at: Vec2) => {
  const bent = fbm(p.mul(2.4).add(at), 4).mul(0.35)
  return smoothstep(0.75, 0, p.distance(at).add(bent))
}
const drift = time.mul(0.2)
const paper = vec3(0.97, 0.95, 0.9)
const rose = mix(
  paper,
  vec3(0.9, 0.2, 0.4),
  wash(vec2(sin(drift).mul(0.1).sub(0.5), 0.12)),
)
const blue = mix(
  rose,
  vec3(0.1, 0.35, 0.85),
  wash(vec2(0.05, sin(drift.mul(1.3)).mul(0.1).sub(0.14))),
)
const painted = mix(blue, vec3(0.95, 0.75, 0.15), wash(vec2(0.55, 0.1)))

// Where it dries, it leaves lines of equal hue, and their pure colour.
const hue = rgb2hue(painted)
const line = smoothstep(0.82, 0.97, fract(hue.mul(18)))
const strong = painted.x
  .max(painted.y)
  .max(painted.z)
  .sub(painted.x.min(painted.y).min(painted.z))

export const fragment = vec4(
  mix(
    painted,
    painted.mul(hue2rgb(hue)).mul(0.75),
    line.mul(strong).mul(0.9),
  ),
  1,
)
