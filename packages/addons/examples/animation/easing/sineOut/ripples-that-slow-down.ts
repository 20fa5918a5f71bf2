import { sineOut } from '@kirari/addons'
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

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Drops fall at three places, one after another.
const ripple = (x: number, y: number, delay: number) => {
  const age = time
    .add(3 - delay)
    .mod(3)
    .div(3)
  const away = p.mul(vec2(1, 1.9)).distance(vec2(x, y))
  const behind = away.sub(sineOut(age).mul(0.75))
  const ring = exp(behind.mul(behind).mul(-500))
  const second = behind.add(0.09)
  return ring
    .add(exp(second.mul(second).mul(-500)).mul(0.6))
    .mul(float(1).sub(age))
}
const height = ripple(-0.5, 0.1, 0.6)
  .add(ripple(0.35, -0.45, 1.4))
  .add(ripple(0.55, 0.5, 0))

const water = mix(vec3(0.03, 0.2, 0.26), vec3(0.25, 0.55, 0.58), uv.y)
export const fragment = vec4(
  mix(water, vec3(0.93, 1, 0.95), height.mul(0.75).min(1)),
  1,
)
