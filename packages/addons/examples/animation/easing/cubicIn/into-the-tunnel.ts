import { cubicIn, hsl2rgb } from '@kirari/addons'
import {
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const away = p.x.abs().pow(4).add(p.y.abs().pow(4)).pow(0.25)
const count = 9

// Each ring starts far away, where it hardly grows, and rushes past.
const ring = (below: Vec3, i: number): Vec3 => {
  const near = time
    .mul(0.22)
    .add(i / count)
    .fract()
  const radius = cubicIn(near).mul(1.25).toConst('radius')
  const width = radius.mul(0.14).add(0.002)
  const inside = smoothstep(width, width.mul(0.6), away.sub(radius).abs())
  const paint = hsl2rgb(vec3(i * 0.11, 0.8, 0.58)).mul(
    near.mul(0.9).add(0.1),
  )
  return mix(below, paint, inside)
}
const dark = vec3(0.02, 0.02, 0.06)
const rings = Array.from({ length: count }, (_, i) => i)

export const fragment = vec4(rings.reduce(ring, dark), 1)
