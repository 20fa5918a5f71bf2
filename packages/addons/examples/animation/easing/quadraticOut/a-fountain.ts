import { hsl2rgb, quadraticOut } from '@kirari/addons'
import {
  exp,
  float,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.06)).mul(resolution).div(resolution.y)
const count = 40

// Sideways at a constant speed; up to the top in half of a spark's life.
// Beyond 1 the parabola goes on, and brings the spark down again.
const spark = (i: number) => {
  const age = time
    .mul(0.45)
    .add((i * 0.618) % 1)
    .fract()
  const turn = ((i * 0.7549) % 1) * 2 - 1
  const at = vec2(
    age.mul(turn * 0.62),
    quadraticOut(age.mul(2)).mul(0.82 - 0.25 * turn * turn),
  )
  const heat = exp(p.distance(at).mul(-52)).mul(float(1.25).sub(age))
  return hsl2rgb(vec3(age.mul(-0.14).add(0.14), 0.95, 0.6)).mul(heat)
}
const sparks = Array.from({ length: count }, (_, i) => spark(i)).reduce(
  (sum, one) => sum.add(one),
)
const night = vec3(0.03, 0.04, 0.1).mul(float(1.4).sub(uv.y))

export const fragment = vec4(night.add(sparks.mul(2)), 1)
