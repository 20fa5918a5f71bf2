import { AABB, aabbIntersect, rotate3d } from '@kirari/addons'
import { mix, normalize, resolution, select, step } from 'kirari/node'
import { time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Turn the ray back instead of turning the cube.
const back = rotate3d(vec3(1, 1, 1), time.mul(-0.6).add(0.25))
const origin = back.mul(vec3(0, 0, 5))
const direction = back.mul(normalize(vec3(p, -2)))

const cube = AABB({ min: vec3(-0.6), max: vec3(0.6) })
const hit = aabbIntersect(cube, origin, direction)
const at = origin.add(direction.mul(hit.x)).div(0.6)

// The face is where a coordinate is nearly 1.
const face = step(0.999, at.abs())
const paint = vec3(0.98, 0.42, 0.36)
  .mul(face.x)
  .add(vec3(0.99, 0.78, 0.36).mul(face.y))
  .add(vec3(0.25, 0.56, 0.86).mul(face.z))
const wall = mix(vec3(0.93, 0.9, 0.84), vec3(0.8, 0.76, 0.7), p.length())

export const fragment = vec4(select(wall, paint, hit.x.lessThan(hit.y)), 1)
