import { blendNegation, rotate } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turned = rotate(p, time.mul(0.1))

// Long drops round a centre: where two overlap, their sum turns back at 1.
const petal = (i: number): Vec3 => {
  const angle = (i * Math.PI * 2) / 9
  const along = vec2(Math.cos(angle), Math.sin(angle))
  const across = vec2(-Math.sin(angle), Math.cos(angle)).mul(1.75)
  const q = vec2(turned.dot(along).sub(0.2), turned.dot(across))
  const inside = smoothstep(0.232, 0.228, q.length())
  const light = q.x.mul(0.9).add(0.75)
  const colour = mix(vec3(0.95, 0.45, 0.2), vec3(0.35, 0.2, 0.75), i / 8)
  return colour.mul(inside.mul(light))
}
const night = mix(vec3(0.04, 0.06, 0.14), vec3(0.09, 0.04, 0.16), uv.x)

export const fragment = vec4(
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map(petal)
    .reduce((below, above) => blendNegation(below, above), night),
  1,
)
