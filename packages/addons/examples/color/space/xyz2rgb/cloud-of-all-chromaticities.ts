import { rgb2srgb, xyz2rgb } from '@kirari/addons'
import {
  float, max, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// The chromaticities x and y across and up, all of one sum.
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const xy = p.mul(0.68).add(vec2(0.33, 0.34))
const light = xyz2rgb(vec3(xy, float(1).sub(xy.x).sub(xy.y)))

// Where a channel would be negative the cloud thins out.
const least = light.x.min(light.y).min(light.z)
const ripple = sin(p.length().mul(30).sub(time)).mul(0.03)
const cloud = smoothstep(-0.5, 0.02, least.add(ripple))
const most = max(max(light.x, light.y), light.z).max(0.2)

export const fragment = vec4(
  rgb2srgb(light.max(0).div(most).mul(cloud)),
  1,
)
