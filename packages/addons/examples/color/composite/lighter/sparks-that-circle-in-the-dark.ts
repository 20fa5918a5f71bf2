import { compositeLighter, hsl2rgb } from '@kirari/addons'
import {
  cos, float, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Each spark is a point of light, so bright
// that the film gives out at its middle.
const spark = (sum: Vec4, i: number): Vec4 => {
  const turn = time.mul(0.25 + (i % 5) * 0.06).add(i * 2.4)
  const reach = 0.09 + 0.025 * i
  const place = vec2(cos(turn), sin(turn.mul(i % 2 ? 1 : 1.5))).mul(
    vec2(reach * 1.5, reach),
  )
  const light = float(0.0006 + 0.0001 * (i % 4)).div(
    p.sub(place).dot(p.sub(place)).add(0.0004),
  )
  return compositeLighter(
    vec4(hsl2rgb(vec3(0.03 + i * 0.045, 0.85, 0.6)), 1).mul(
      light.saturate(),
    ),
    sum,
  )
}

export const fragment = Array.from({ length: 14 }, (_, i) => i).reduce(
  spark,
  vec4(0.02, 0.02, 0.05, 1),
)
