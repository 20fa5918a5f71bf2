import { drawFill, exponentialOut, rectSDF } from '@kirari/addons'
import {
  exp,
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
const now = time.add(0.2).mod(4)

const glow = exp(p.distance(vec2(0, 0.02)).mul(-2.6))
const beyond = mix(vec3(0.25, 0.1, 0.35), vec3(1, 0.88, 0.6), glow)

// Four pairs of doors, one behind another; the farthest opens last.
const doors = (behind: Vec3, i: number): Vec3 => {
  const open = exponentialOut(now.sub(0.25 + i * 0.32).saturate()).mul(
    0.86 - i * 0.17,
  )
  const light = 0.3 - i * 0.035
  const plate = vec3(light * 0.62, light * 0.75, light)
  const from = p.x.abs().sub(open)
  const panel = rectSDF(vec2(from.sub(0.21), p.y), vec2(0.15, 0.34), 0.03)
    .abs()
    .sub(0.006)
  const trim = mix(plate, plate.mul(1.7), drawFill(panel, 0, px))
  const lit = trim.add(
    vec3(1, 0.75, 0.45).mul(exp(from.mul(-30)).mul(open.mul(0.6))),
  )
  return mix(behind, lit, drawFill(from.negate(), 0, px))
}

export const fragment = vec4([3, 2, 1, 0].reduce(doors, beyond), 1)
