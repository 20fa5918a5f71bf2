import { blendDifference } from '@kirari/addons'
import {
  resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const rings = (centre: Vec2, colour: Vec3): Vec3 => {
  const wave = p.distance(centre).mul(95).sin()
  return colour.mul(smoothstep(-0.25, 0.25, wave))
}
const sway = vec2(time.mul(0.3).sin().mul(0.1).add(0.22), 0.03)

export const fragment = vec4(
  blendDifference(
    rings(sway, vec3(1, 0.62, 0.2)),
    rings(sway.negate(), vec3(0.95, 0.85, 0.75)),
  ),
  1,
)
