import { quat, quatMul, quatRotate } from '@kirari/addons'
import {
  float, max, mix, normalize, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.3).mul(resolution).div(resolution.y)
const light = normalize(vec3(0.4, 0.7, 0.9))
let colour: Vec3 = vec3(0.05, 0.06, 0.1)

// Each ring is a flat disc with a hole, met by the ray
// of the pixel; it turns within the one outside of it.
let turn: Vec4 = quat(vec3(0, 1, 0), time.mul(0.4).add(0.5))
const tints = [
  vec3(0.95, 0.7, 0.35),
  vec3(0.4, 0.75, 1),
  vec3(1, 0.45, 0.5),
]
tints.forEach((tint, i) => {
  const normal = quatRotate(turn, vec3(0, 0, 1))
  const depth = normal.x
    .mul(p.x)
    .add(normal.y.mul(p.y))
    .div(normal.z.abs().max(0.05))
    .mul(normal.z.sign())
  const away = vec3(p, depth)
    .length()
    .sub(0.9 - 0.22 * i)
    .abs()
  const ring = smoothstep(0.085, 0.07, away)
  colour = mix(colour, tint.mul(max(normal.dot(light).abs(), 0.45)), ring)
  turn = quatMul(
    turn,
    quat(
      i === 0 ? vec3(1, 0, 0) : vec3(0, 1, 0),
      time.mul(0.7 + 0.3 * i).add(float(i)),
    ),
  )
})

export const fragment = vec4(colour, 1)
