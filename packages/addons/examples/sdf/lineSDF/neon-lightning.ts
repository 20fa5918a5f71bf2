import { lineSDF, valueNoise } from '@kirari/addons'
import {
  float, min, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const count = 9
const joint = (i: number): Vec2 => {
  const shake = valueNoise(vec2(i * 7.3, time.mul(2.4))).sub(0.5)
  return vec2(
    1.5 * (i / count) - 0.75,
    shake.mul(0.62 * Math.sin((Math.PI * i) / count)),
  )
}
const joints = Array.from({ length: count + 1 }, (_, i) => joint(i))
const distance = joints
  .slice(1)
  .map((end, i) => lineSDF(p, joints[i] ?? end, end))
  .reduce((nearest, one) => min(nearest, one))
const core = distance.mul(-220).exp()
const halo = float(0.014).div(distance.add(0.014))

export const fragment = vec4(
  vec3(0.3, 0.55, 1).mul(halo.mul(halo).mul(1.4)).add(core),
  1,
)
