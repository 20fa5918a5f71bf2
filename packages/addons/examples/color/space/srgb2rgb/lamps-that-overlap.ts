import { srgb2rgb } from '@kirari/addons'
import {
  length, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const lamp = (colour: Vec3, turn: number) => {
  const angle = time.mul(0.6).add(turn * 2.0944)
  const reach = length(p.sub(vec2(angle.cos(), angle.sin()).mul(0.2))).div(
    0.24,
  )
  return srgb2rgb(colour).mul(reach.mul(reach).negate().exp())
}
// Light is added, then encoded; the square root is near enough for a glow.
const light = lamp(vec3(1, 0.35, 0.3), 0)
  .add(lamp(vec3(0.3, 0.9, 0.5), 1))
  .add(lamp(vec3(0.35, 0.5, 1), 2))

export const fragment = vec4(light.min(1).sqrt(), 1)
