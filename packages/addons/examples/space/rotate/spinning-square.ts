import { rectSDF, rotate } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The picture is to turn counter-clockwise, so
// the place that is looked at turns clockwise.
const q = rotate(p, time.negate())
const d = rectSDF(q, vec2(0.25), 0.04)
const face = mix(
  vec3(1, 0.45, 0.3),
  vec3(1, 0.75, 0.25),
  q.y.mul(2).add(0.5),
)

export const fragment = vec4(
  mix(face, vec3(0.1, 0.12, 0.2), smoothstep(0, 0.005, d)),
  1,
)
