import { drawFill, sineOut } from '@kirari/addons'
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
const wall = mix(vec3(0.99, 0.9, 0.75), vec3(0.65, 0.83, 0.9), uv.y)
const floor = mix(
  wall,
  vec3(0.36, 0.46, 0.42),
  drawFill(p.y.add(0.36), 0, px),
)

// Up in the time 1; the wave goes on, and brings the ball down again.
// Where it was a moment ago is drawn first, and paler.
const ball = (below: Vec3, i: number): Vec3 => {
  const flight = time.add(1.3 - i * 0.09).mod(2)
  const at = vec2(
    flight.sub(1).mul(0.62),
    sineOut(flight).mul(0.62).sub(0.27),
  )
  const disc = drawFill(p.distance(at), 0.09, px).mul(0.72 ** i)
  return mix(below, vec3(0.88, 0.28, 0.2), disc)
}

export const fragment = vec4([6, 5, 4, 3, 2, 1, 0].reduce(ball, floor), 1)
