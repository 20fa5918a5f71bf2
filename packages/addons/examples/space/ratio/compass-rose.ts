import { cart2polar, rotate, squareUv } from '@kirari/addons'
import {
  cos,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

// The whole rose is seen on every canvas, wide or upright.
const p = squareUv(uv, resolution).sub(0.5).mul(2)
const { x: angle, y: r } = cart2polar(
  rotate(p, sin(time.mul(0.7)).mul(0.06)),
)
const ink = vec3(0.13, 0.17, 0.3)

// A star of four points: light on one flank of each, dark on the other.
const star = (under: Vec3, turn: number, reach: number, light: Vec3) => {
  const turns = angle
    .add(turn)
    .div(Math.PI / 2)
    .add(0.5)
  const wedge = turns
    .fract()
    .sub(0.5)
    .mul(Math.PI / 2)
  const at = vec2(cos(wedge), sin(wedge).abs()).mul(r)
  // From the tip to the waist, which lies between two points.
  const flank = at.sub(vec2(reach, 0)).dot(vec2(0.17, 0.83))
  const half = mix(
    light,
    ink,
    smoothstep(-0.004, 0.004, sin(wedge).mul(r)),
  )
  const inked = mix(half, ink, smoothstep(-0.012, -0.006, flank))
  return mix(under, inked, smoothstep(0.004, -0.002, flank))
}
const ring = (radius: number, width: number) =>
  smoothstep(width + 0.004, width, r.sub(radius).abs())
const parts = (count: number) =>
  angle
    .mul(count / (2 * Math.PI))
    .add(0.5)
    .fract()

const parchment = vec3(0.93, 0.87, 0.73).sub(p.length().mul(0.08))
const blue = vec3(0.4, 0.53, 0.56)
const isBlue = smoothstep(0.48, 0.52, parts(16).sub(0.5).abs().mul(2))
let chart: Vec3 = mix(parchment, blue, ring(0.8, 0.035).mul(isBlue))
const degrees = smoothstep(0.12, 0.06, parts(72).sub(0.5).abs())
const marks = ring(0.87, 0.03).mul(degrees).max(ring(0.94, 0.004))
chart = mix(
  chart,
  ink,
  marks.max(ring(0.765, 0.006)).max(ring(0.835, 0.006)),
)
chart = star(chart, Math.PI / 8, 0.5, vec3(0.86, 0.78, 0.6))
chart = star(chart, -Math.PI / 8, 0.5, vec3(0.86, 0.78, 0.6))
chart = star(chart, Math.PI / 4, 0.66, vec3(0.62, 0.73, 0.7))
chart = star(chart, 0, 0.93, vec3(0.86, 0.36, 0.26))

export const fragment = vec4(
  mix(chart, vec3(0.9, 0.72, 0.35), smoothstep(0.045, 0.035, r)),
  1,
)
