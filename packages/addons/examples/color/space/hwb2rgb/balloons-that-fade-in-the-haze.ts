import { drawFill, hwb2rgb } from '@kirari/addons'
import {
  float, fract, mix, resolution, sin, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The farther a balloon is, the more white is mixed with it.
const balloon = (behind: Vec3, i: number): Vec3 => {
  const near = i / 7
  const size = 0.05 + 0.13 * near * near
  const drift = fract(time.mul(0.006 * (1 + i)).add(i * 0.382))
    .sub(0.5)
    .mul(2.3)
  const rise = sin(time.mul(0.3).add(i))
    .mul(0.02)
    .add(((i * 0.27) % 0.6) - 0.22)
  const q = p.sub(vec2(drift, rise)).div(size)
  const bag = vec2(q.x, q.y.min(0).mul(0.72).add(q.y.max(0))).length()
  const gore = step(
    0,
    sin(q.x.div(float(1.2).sub(q.y.mul(q.y).mul(0.6))).mul(13)),
  )
  const shade = q.x
    .add(q.y.mul(-0.6))
    .mul(0.18)
    .add(0.12)
    .saturate()
    .mul(near)
  const silk = hwb2rgb(
    vec3(gore.mul(0.09).add(i * 0.37), 0.72 - 0.66 * near, shade),
  )
  const basket = q.sub(vec2(0, -1.55)).abs().sub(vec2(0.17, 0.13))
  const wood = hwb2rgb(vec3(0.07, 0.75 - 0.55 * near, 0.2 + 0.3 * near))
  const hung = mix(
    behind,
    wood,
    drawFill(basket.x.max(basket.y), 0, px.div(size)),
  )
  return mix(hung, silk, drawFill(bag, 1, px.div(size)))
}
const sky = mix(
  vec3(1, 0.9, 0.8),
  vec3(0.68, 0.82, 0.93),
  smoothstep(0.1, 1, uv.y),
)

export const fragment = vec4(
  [0, 1, 2, 3, 4, 5, 6, 7].reduce(balloon, sky),
  1,
)
