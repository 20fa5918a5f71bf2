import { drawFill, polySDF, rotate2d } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const fall = time.mul(0.4)
const [night, ember] = [vec3(0.16, 0.2, 0.45), vec3(0.95, 0.5, 0.3)]

// From the nearest frame to the deepest. The whole part of the fall
// numbers them.
const frames = Array.from({ length: 11 }, (_, i) => i)
const shaft = frames.reduce((above, i) => {
  const depth = float(i).sub(fall.fract())
  const index = fall.floor().add(i)
  const size = float(0.74).pow(depth).mul(1.3)
  const middle = vec2(0.008, -0.004).mul(depth)
  const d = polySDF(rotate2d(index.mul(0.2)).mul(p.sub(middle)), size, 5)
  const swing = index.mul(0.13).fract().sub(0.5).abs().mul(2)
  const paint = mix(night, ember, swing).mul(size.mul(0.5).add(0.35))
  const rim = smoothstep(-0.06, 0, d.div(size)).mul(0.35).add(0.85)
  return mix(above, paint.mul(rim), drawFill(d, 0, px))
}, ember.mul(0.8))

export const fragment = vec4(shaft, 1)
