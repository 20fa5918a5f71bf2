import { blendNegation, rotate } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Long drops round a centre: where two overlap, their sum turns back at 1.
const petal = (i: number): Vec3 => {
  const q = rotate(p, time.mul(0.1).add((i * Math.PI * 2) / 9))
    .sub(vec2(0.2, 0))
    .mul(vec2(1, 1.75))
  const inside = smoothstep(0.232, 0.228, q.length())
  const colour = mix(vec3(0.95, 0.45, 0.2), vec3(0.35, 0.2, 0.75), i / 8)
  return colour
    .mul(inside)
    .mul(smoothstep(-0.5, 0.4, q.x).mul(0.7).add(0.3))
}
const night = mix(vec3(0.04, 0.06, 0.14), vec3(0.09, 0.04, 0.16), uv.x)

export const fragment = vec4(
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map(petal)
    .reduce((below, above) => blendNegation(below, above), night),
  1,
)
