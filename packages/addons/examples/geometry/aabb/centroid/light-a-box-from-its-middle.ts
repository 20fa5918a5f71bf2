import { AABB, aabbCentroid, aabbIntersect } from '@kirari/addons'
import { mix, normalize, resolution, uv, vec3, vec4 } from 'kirari/node'

const box = AABB({ min: vec3(-1.2, -0.5, -0.4), max: vec3(0.9, 0.6, 0.5) })
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(1.2, 1, 3.4)
const direction = normalize(vec3(p.x.sub(0.42), p.y.sub(0.34), -1.3))

// How near the ray passes by the middle, as long as it is inside.
const hit = aabbIntersect(box, origin, direction)
const middle = aabbCentroid(box).sub(origin)
const nearest = middle.dot(direction).clamp(hit.x.min(hit.y), hit.y)
const light = direction.mul(nearest).distance(middle).mul(-2.6).exp()
const glass = hit.y.sub(hit.x).max(0).mul(0.09).saturate()

const room = mix(vec3(0.03, 0.04, 0.07), vec3(0.2, 0.4, 0.55), glass)
export const fragment = vec4(
  mix(room, vec3(1, 0.75, 0.4), light.mul(glass.mul(14).saturate())),
  1,
)
