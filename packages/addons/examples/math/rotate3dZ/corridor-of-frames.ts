import { rectSDF, rotate3dZ } from '@kirari/addons'
import {
  float, fn, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// How far outside of the opening of a gate the ray passes it. Each
// gate is turned about the line of sight, by its number.
const gate = fn(
  'gate',
  [{ depth: float }, { number: float }],
  float,
  (depth, number) => {
    const at = rotate3dZ(number.mul(0.17)).mul(vec3(p.mul(depth), depth))
    return rectSDF(at.xy, vec2(0.8), 0.2).div(depth)
  },
)

// The farthest is drawn first.
let view: Vec3 = vec3(1, 0.95, 0.82)
const way = time.mul(0.6)
for (let i = 15; i >= 0; i--) {
  const depth = float(i + 1.1).sub(way.fract())
  const number = way.floor().add(i)
  const d = gate(depth, number)
  const isOdd = number.mul(0.5).fract().mul(2)
  const paint = mix(vec3(0.13, 0.13, 0.36), vec3(0.93, 0.36, 0.28), isOdd)
  const rim = smoothstep(0.05, 0, d.mul(depth)).mul(0.5)
  const lit = mix(paint, vec3(1, 0.86, 0.6), rim)
  const haze = depth.mul(-0.13).exp()
  const wall = mix(vec3(1, 0.9, 0.72), lit, haze)
  view = mix(view, wall, smoothstep(px.negate(), px, d))
}

export const fragment = vec4(view, 1)
