import { blendMultiply, drawFill } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Dots on a screen of its own angle for each ink:
// large where the disc of that ink is dense.
const print = (ink: Vec3, angle: number, turn: number): Vec3 => {
  const place = time.mul(0.3).add(turn)
  const density = float(0.62).sub(
    p.distance(vec2(cos(place), sin(place)).mul(0.17)),
  )
  const across = vec2(Math.cos(angle), Math.sin(angle))
  const screen = vec2(
    p.dot(across),
    p.dot(vec2(across.y.negate(), across.x)),
  )
  const dot = screen.mul(36).fract().sub(0.5).length()
  return mix(vec3(1), ink, drawFill(dot, density.mul(1.35), px.mul(36)))
}
const cyan = print(vec3(0, 0.65, 0.85), 0.26, 0)
const magenta = print(vec3(0.9, 0.15, 0.5), 1.31, 2.1)
const yellow = print(vec3(1, 0.88, 0.1), 0, 4.2)
const paper = vec3(0.97, 0.95, 0.9)

export const fragment = vec4(
  blendMultiply(
    blendMultiply(blendMultiply(paper, yellow), magenta),
    cyan,
  ),
  1,
)
