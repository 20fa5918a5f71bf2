import { quatRotate } from '@kirari/addons'
import {
  dot, float, normalize, resolution, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const height = float(0.64).sub(dot(p, p)).max(0).sqrt()
const normal = vec3(p, height).div(0.8)

const half = time.mul(0.5)
const turn = vec4(0, 0, half.sin(), half.cos())
const light = quatRotate(turn, normalize(vec3(1, 0, 0.7)))
const shade = dot(normal, light)
  .max(0)
  .mul(0.9)
  .add(0.1)
  .mul(height.sign())

export const fragment = vec4(vec3(1, 0.85, 0.6).mul(shade), 1)
