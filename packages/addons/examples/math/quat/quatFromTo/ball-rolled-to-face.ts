import { quatFromTo, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.5).mul(resolution).div(resolution.y)
const normal = vec3(p, float(1).sub(dot(p, p)).max(0).sqrt())
const light = normalize(
  vec3(time.sin(), time.mul(0.7).cos().mul(0.6), 0.9),
)

// What is drawn about the z axis of the ball
// looks at the light: turn back from there to z.
const on = quatRotate(quatFromTo(light, vec3(0, 0, 1)), normal)
const away = on.xy.length()
const iris = mix(
  vec3(0.1, 0.45, 0.6),
  vec3(0.75, 0.9, 0.6),
  smoothstep(0.5, 0.2, away),
)
const white = vec3(0.95, 0.94, 0.9)
const eye = mix(
  mix(white, iris, smoothstep(0.5, 0.47, away)),
  vec3(0.02),
  smoothstep(0.2, 0.17, away),
)
const facing = mix(white, eye, smoothstep(-0.05, 0.05, on.z))
const shade = normal.z
  .mul(0.6)
  .add(0.4)
  .mul(normal.dot(light).mul(0.3).add(0.7))

const ball = smoothstep(1, 0.985, p.length())

export const fragment = vec4(
  mix(vec3(0.06, 0.07, 0.11), facing.mul(shade), ball),
  1,
)
