import { yuv2rgb } from '@kirari/addons'
import {
  atan2, exp, float, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A closed curve of light; where it runs says its colour.
const trace = (sum: Vec3, i: number): Vec3 => {
  const angle = atan2(p.y, p.x)
  const swing = sin(angle.mul(3 + i).add(time.mul(0.5 + 0.2 * i))).mul(
    0.05,
  )
  const radius = sin(angle.mul(2).sub(time.mul(0.3)))
    .mul(0.03)
    .add(0.12 + 0.065 * i)
    .add(swing)
  const away = p.length().sub(radius).abs()
  const light = exp(away.mul(-90)).add(exp(away.mul(-14)).mul(0.25))
  const colour = yuv2rgb(
    vec3(float(0.6), vec2(angle.cos(), angle.sin()).mul(0.3)),
  )
  return sum.add(colour.mul(light))
}

export const fragment = vec4(
  [0, 1, 2, 3, 4].reduce(trace, vec3(0.01, 0.02, 0.03)).saturate(),
  1,
)
