import {
  AABB, aabbIntersect, quat, quat2mat4, safeInverse, translate4d,
} from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, select, smoothstep, step, time,
} from 'kirari/node'
import { uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec4(0, 0.6, 6, 1)
const ray = vec4(normalize(vec3(p.x, p.y.sub(0.1), -1.7)), 0)

// The pose of the die: where it is, and how it is turned.
const turn = quat(vec3(0.6, 0.64, 0.48), time.mul(0.6).sub(0.4))
const pose = translate4d(vec3(0.3, 0.1, 0)).mul(quat2mat4(turn))
const toDie = safeInverse(pose)
const from = toDie.mul(eye).xyz
const along = toDie.mul(ray).xyz
const cube = AABB({ min: vec3(-0.8), max: vec3(0.8) })
const hit = aabbIntersect(cube, from, along)
const at = from.add(along.mul(hit.x)).div(0.8)

const side = step(0.999, at.abs())
const isX = side.x.greaterThan(0.5)
const isY = side.y.greaterThan(0.5)
const face = select(select(at.xy, at.xz, isY), at.yz, isX)

// 1, 2 and 3 meet in a corner; opposite faces add up to 7.
const low = dot(side, vec3(3, 2, 1))
const number = select(float(7).sub(low), low, dot(at, side).greaterThan(0))
const folded = face.mul(face.x.sign())
const pip = (x: number, y: number) =>
  smoothstep(0.2, 0.18, folded.sub(vec2(x, y)).length())
const ink = pip(0, 0)
  .mul(number.mul(0.5).fract().mul(2))
  .max(pip(0.5, 0.5).mul(step(1.5, number)))
  .max(pip(0.5, -0.5).mul(step(3.5, number)))
  .max(pip(0.5, 0).mul(step(5.5, number)))
const paint = mix(vec3(0.86, 0.16, 0.2), vec3(1, 0.96, 0.9), ink)
const normal = pose.mul(vec4(side.mul(at.sign()), 0)).xyz
const light = dot(normal, normalize(vec3(-0.4, 0.8, 0.6))).max(0)

const wall = mix(vec3(0.2, 0.13, 0.3), vec3(0.08, 0.06, 0.16), p.length())
const felt = mix(
  vec3(0.14, 0.42, 0.34),
  vec3(0.04, 0.16, 0.16),
  p.length(),
)
const room = mix(wall, felt, smoothstep(0.02, -0.02, p.y.add(0.25)))

export const fragment = vec4(
  select(room, paint.mul(light.add(0.4)), hit.x.lessThan(hit.y)),
  1,
)
