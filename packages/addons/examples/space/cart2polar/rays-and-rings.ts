import { cart2polar } from '@kirari/addons'
import {
  resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const polar = cart2polar(uv.sub(0.5).mul(resolution).div(resolution.y))
const rays = sin(polar.x.mul(12))
const rings = sin(polar.y.mul(40).sub(time.mul(2)))

export const fragment = vec4(
  vec3(smoothstep(-0.2, 0.2, rays.mul(rings))),
  1,
)
