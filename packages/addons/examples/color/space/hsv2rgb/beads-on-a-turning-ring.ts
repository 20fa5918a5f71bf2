import { drawFill, hsv2rgb } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const count = 18
const bead = (behind: Vec3, i: number): Vec3 => {
  const angle = time.mul(0.2).add((i * 2 * Math.PI) / count)
  const q = p.sub(vec2(angle.cos(), angle.sin()).mul(vec2(0.62, 0.32)))
  const light = q.distance(vec2(-0.02, 0.025)).mul(-7).add(1)
  const colour = hsv2rgb(
    vec3(i / count, light.mul(-0.5).add(1.1).saturate(), light),
  )
  return mix(behind, colour, drawFill(q.length(), 0.062, px))
}

export const fragment = vec4(
  Array.from({ length: count }, (_, i) => i).reduce(
    bead,
    vec3(0.95, 0.93, 0.9),
  ),
  1,
)
