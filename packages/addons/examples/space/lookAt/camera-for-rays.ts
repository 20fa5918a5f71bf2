import { lookAt } from '@kirari/addons'
import { cos, resolution, sin, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec3(sin(time), 0.4, cos(time))
// Rays of the camera itself go along −z; the
// frame turns them to where it looks.
const ray = lookAt(eye.negate(), vec3(0, 1, 0))
  .mul(vec3(p, -1))
  .normalize()

export const fragment = vec4(ray.mul(0.5).add(0.5), 1)
