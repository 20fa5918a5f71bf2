import { quat, quatMul, quatRotate } from '@kirari/addons'
import {
  exp, float, max, min, mix, resolution, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turn = quatMul(
  quat(vec3(0, 1, 0), time.mul(0.5)),
  quat(vec3(0.6, 0, 0.8), time.mul(0.8).add(0.6)),
)

// Distance in the picture from the pixel to a bar
// between two turned corners, and how near the bar is.
const bar = (a: Vec3, b: Vec3): Float => {
  const from = quatRotate(turn, a)
  const along = quatRotate(turn, b).sub(from)
  const t = p
    .sub(from.xy)
    .dot(along.xy)
    .div(max(along.xy.dot(along.xy), 1e-4))
    .saturate()
  return p
    .sub(from.xy.add(along.xy.mul(t)))
    .length()
    .div(from.z.add(along.z.mul(t)).mul(0.9).add(1))
}
const size = 0.27
const bars: Float[] = []
for (const u of [-size, size]) {
  for (const v of [-size, size]) {
    bars.push(bar(vec3(-size, u, v), vec3(size, u, v)))
    bars.push(bar(vec3(u, -size, v), vec3(u, size, v)))
    bars.push(bar(vec3(u, v, -size), vec3(u, v, size)))
  }
}
const away = bars.reduce((nearest, one) => min(nearest, one), float(9))
const glow = exp(away.mul(-26))
  .mul(0.45)
  .add(exp(away.mul(-220)))

export const fragment = vec4(
  mix(vec3(0.04, 0.05, 0.1), vec3(1, 0.78, 0.5), glow.saturate()),
  1,
)
