import { blendLighten, hsl2rgb } from '@kirari/addons'
import {
  atan2, cos, exp, float, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A lamp on a string, swung in a figure of many loops. The distance
// to its path is the difference of the radii, divided by the slope.
const swing = (photo: Vec3, i: number): Vec3 => {
  const q = p.sub(vec2((i - 1.5) * 0.33, (i % 2) * 0.08 - 0.04))
  const far = q.length().max(0.001)
  const angle = atan2(q.y, q.x).add(time.mul(i % 2 ? 0.06 : -0.08))
  const loops = i + 3
  const wave = angle.mul(loops)
  const path = (phase: number) => {
    const radius = sin(wave.add(phase)).mul(0.11).add(0.24)
    const slope = cos(wave.add(phase))
      .mul(0.11 * loops)
      .div(far)
    return far.sub(radius).abs().div(slope.mul(slope).add(1).sqrt())
  }
  const near = path(0).min(path(Math.PI)).min(path(1.57)).min(path(-1.57))
  const light = exp(near.mul(-170)).add(exp(near.mul(-26)).mul(0.28))
  const colour = hsl2rgb(vec3(i * 0.13 + 0.94, 0.9, 0.62))
  return blendLighten(photo, colour.mul(light))
}
const room = vec3(0.03, 0.03, 0.05).mul(float(1.6).sub(p.length()))

export const fragment = vec4([0, 1, 2, 3].reduce(swing, room), 1)
