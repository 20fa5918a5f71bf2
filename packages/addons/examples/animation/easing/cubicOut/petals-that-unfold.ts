import { cubicOut, drawFill, hsl2rgb, rotate } from '@kirari/addons'
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
const now = time.add(0.3).mod(5)

// Outer petals lie below and open last; each turns and grows as it opens.
const petal = (below: Vec3, i: number): Vec3 => {
  const open = cubicOut(
    now
      .sub(i * 0.07)
      .div(1.8)
      .saturate(),
  )
  const q = rotate(p, open.mul(i * 2.4).add(i * 0.3))
  const long = open.mul(0.08 + i * 0.024).add(0.001)
  const r = q.sub(vec2(0, long.mul(1.1))).div(vec2(long.mul(0.62), long))
  const inside = drawFill(r.length().sub(1).mul(long), 0, px)
  const light = q.y.div(long).mul(0.13).add(0.44)
  const paint = hsl2rgb(vec3(float(0.92 + i * 0.009), 0.7, light))
  return mix(below, paint, inside)
}
const order = Array.from({ length: 15 }, (_, i) => 14 - i)
const ground = mix(
  vec3(0.13, 0.22, 0.2),
  vec3(0.05, 0.1, 0.11),
  p.length(),
)
const flower = order.reduce(petal, ground)
const heart = drawFill(p.length(), cubicOut(now.saturate()).mul(0.045), px)

export const fragment = vec4(mix(flower, vec3(1, 0.85, 0.4), heart), 1)
