import { AABB, aabbIntersect, quatRotate } from '@kirari/addons'
import {
  float, normalize, resolution, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const half = time.mul(0.25)
const turn = vec4(0, half.sin(), 0, half.cos())
const origin = quatRotate(turn, vec3(0, 0, 3))
const direction = quatRotate(turn, normalize(vec3(p, -1)))

const hit = aabbIntersect(
  AABB({ min: vec3(-0.7), max: vec3(0.7) }),
  origin,
  direction,
)
const depth = hit.y.sub(hit.x).max(0)
const glass = depth.mul(vec3(-1.2, -0.5, -0.3)).exp()

export const fragment = vec4(vec3(float(0.95)).mul(glass), 1)
