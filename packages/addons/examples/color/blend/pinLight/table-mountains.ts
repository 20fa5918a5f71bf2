import { blendPinLight, gnoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const sky = mix(vec3(0.99, 0.85, 0.62), vec3(0.35, 0.62, 0.72), uv.y)

// A dark tone cuts off what rises above its double.
const range = (behind: Vec3, i: number): Vec3 => {
  const x = p.x
    .mul(2.1 - i * 0.3)
    .add(i * 3.1)
    .add(time.mul(0.015 * (i + 1)))
  const hill = gnoise(vec2(x, i * 2.7 + 0.4))
    .mul(1.1)
    .add(gnoise(vec2(x.mul(4.3), i)).mul(0.16))
    .add(0.62 - i * 0.1)
  const table = blendPinLight(hill, 0.34 - i * 0.07)
  const ground = table.mul(0.9).add(gnoise(x.mul(9).add(i)).mul(0.012))
  const strata = uv.y.mul(95).sin().mul(0.03)
  const rock = mix(
    vec3(0.86, 0.5, 0.4),
    vec3(0.42, 0.12, 0.14),
    i / 2,
  ).add(strata)
  const foot = mix(
    rock,
    vec3(0.99, 0.8, 0.6),
    ground.sub(uv.y).mul(0.9).saturate().mul(0.5),
  )
  return mix(behind, foot, smoothstep(0.003, -0.003, uv.y.sub(ground)))
}

export const fragment = vec4([0, 1, 2].reduce(range, vec3(sky)), 1)
