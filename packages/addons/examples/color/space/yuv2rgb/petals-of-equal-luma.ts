import { drawFill, yuv2rgb } from '@kirari/addons'
import {
  atan2, cos, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The angle of (U, V) is the hue, its length the saturation.
const angle = atan2(p.y, p.x).add(time.mul(0.1))
const far = p.length()
const petals = cos(angle.mul(12)).mul(0.05).add(0.38)
const axes = vec2(angle.cos(), angle.sin()).mul(far.mul(0.6).min(0.24))
const flower = yuv2rgb(vec3(float(0.5), axes))

export const fragment = vec4(
  mix(vec3(0.5), flower, drawFill(far, petals, px)).saturate(),
  1,
)
