import {
  cmyk2rgb, drawFill, rgb2cmyk, rotate, valueNoise,
} from '@kirari/addons'
import {
  float, fract, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const rows = 46

const sky = (q: Vec2) => {
  const puff = valueNoise(q.mul(3).sub(vec2(time.mul(0.05), 0))).add(
    valueNoise(q.mul(7)).mul(0.4),
  )
  const cloud = smoothstep(0.75, 0.8, puff.sub(q.y.mul(0.4)))
  const sun = drawFill(q.distance(vec2(0.5, 0.18)), 0.16, 0.004)
  const air = mix(vec3(1, 0.75, 0.45), vec3(0.1, 0.35, 0.75), q.y.add(0.5))
  return rgb2cmyk(
    mix(mix(air, vec3(1, 0.9, 0.3), sun), vec3(1, 0.98, 0.95), cloud),
  )
}

// Each ink is printed in dots on a lattice with an angle of its own:
// what the dot is to cover is asked at its middle.
const dots = (angle: number, ink: (q: Vec2) => Float) => {
  const q = rotate(p, angle).mul(rows)
  const middle = rotate(q.floor().add(0.5).div(rows), -angle)
  const radius = ink(middle).max(0).div(Math.PI).sqrt()
  return drawFill(fract(q).distance(vec2(0.5)), radius, px.mul(rows))
}

export const fragment = vec4(
  cmyk2rgb(
    vec4(
      dots(0.26, (q) => sky(q).x),
      dots(1.31, (q) => sky(q).y),
      dots(0, (q) => sky(q).z),
      dots(0.79, (q) => sky(q).w),
    ),
  ),
  1,
)
