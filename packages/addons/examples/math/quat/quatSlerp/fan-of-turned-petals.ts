import { quat, quatRotate, quatSlerp } from '@kirari/addons'
import {
  exp, float, mix, resolution, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.2).mul(resolution).div(resolution.y)
const start = quat(vec3(0, 0, 1), -1.4)
const end = quat(
  vec3(0.48, 0.6, 0.64),
  time.mul(0.5).sin().mul(0.4).add(2.6),
)

// One petal at each of twelve equal steps: a line
// from the middle, out to where that turn takes it.
let colour: Vec3 = vec3(0.04, 0.05, 0.1)
const count = 12
for (let i = 0; i <= count; i++) {
  const tip = quatRotate(
    quatSlerp(start, end, float(i / count)),
    vec3(0.95, 0, 0),
  )
  const along = p.dot(tip.xy).div(tip.xy.dot(tip.xy).max(1e-3)).saturate()
  const width = along.mul(float(1).sub(along)).mul(0.5).add(0.004)
  const away = p.sub(tip.xy.mul(along)).length().sub(width.mul(0.42))
  const tint = mix(vec3(0.35, 0.7, 1), vec3(1, 0.6, 0.35), i / count)
  const near = tip.z.mul(0.3).add(0.7)
  colour = mix(colour, tint.mul(near), exp(away.max(0).mul(-90)).mul(0.85))
}

export const fragment = vec4(colour, 1)
