import { quat, quat2mat3 } from '@kirari/addons'
import {
  abs, dot, float, max, mix, normalize, resolution,
} from 'kirari/node'
import { smoothstep, time, uv, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.6).mul(resolution).div(resolution.y)
const turn = quat2mat3(quat(normalize(vec3(0.3, 1, 0.2)), time.mul(0.5)))

// Four pairs of planes, the sides of an octahedron.
// Of those in front a ray sees the one it meets last.
const sides = [
  vec3(1, 1, 1),
  vec3(-1, 1, 1),
  vec3(1, -1, 1),
  vec3(1, 1, -1),
]
let near: Float = float(-9)
let far: Float = float(9)
let normal: Vec3 = vec3(0)
for (const side of sides) {
  const n = turn.mul(normalize(side))
  const facing = n.mul(n.z.sign())
  const slope = max(facing.z, 1e-3)
  const off = dot(facing.xy, p)
  const front = float(0.56).sub(off).div(slope)
  normal = mix(normal, facing, smoothstep(1e-4, 0, front.sub(far)))
  far = far.min(front)
  near = near.max(float(-0.56).sub(off).div(slope))
}
const inside = smoothstep(0, 0.03, far.sub(near))
const shine = dot(normal, normalize(vec3(0.4, 0.7, 0.6))).max(0)
const gem = mix(
  vec3(0.16, 0.22, 0.5),
  vec3(0.55, 0.9, 1),
  shine.pow(2),
).add(abs(normal).mul(0.12))

export const fragment = vec4(mix(vec3(0.04, 0.05, 0.09), gem, inside), 1)
