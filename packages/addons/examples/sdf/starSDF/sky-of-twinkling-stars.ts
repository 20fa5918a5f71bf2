import { starSDF, valueNoise } from '@kirari/addons'
import {
  atan2, cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const layer = (scale: number, tint: Vec3): Vec3 => {
  const place = p.mul(scale).add(vec2(time.mul(0.03 * scale), scale))
  const cell = place.floor()
  const pick = (i: number) => valueNoise(cell.add(i))
  const local = place
    .sub(cell)
    .sub(0.5)
    .sub(vec2(pick(3), pick(17)).sub(0.5).mul(0.3))
  const angle = atan2(local.y, local.x.add(1e-6)).add(
    time.mul(pick(5).sub(0.5)),
  )
  const turned = vec2(cos(angle), sin(angle)).mul(local.length())
  const breath = sin(time.mul(2).add(pick(9).mul(40)))
    .mul(0.3)
    .add(0.7)
  const d = starSDF(turned, pick(29).mul(0.25).add(0.05), 4, 0.22)
  return tint.mul(
    d
      .max(0)
      .mul(-26)
      .exp()
      .mul(breath)
      .mul(float(1).sub(local.length().mul(2)).saturate()),
  )
}
const sky = mix(
  vec3(0.02, 0.03, 0.09),
  vec3(0.15, 0.12, 0.3),
  float(1).sub(uv.y),
)

export const fragment = vec4(
  sky
    .add(layer(3, vec3(1, 0.9, 0.7)))
    .add(layer(6, vec3(0.6, 0.75, 1)))
    .add(layer(11, vec3(0.7, 0.5, 0.9))),
  1,
)
