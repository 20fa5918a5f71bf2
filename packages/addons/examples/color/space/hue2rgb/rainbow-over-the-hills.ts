import { drawFill, hue2rgb, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Red is outside, violet inside.
const far = p.distance(vec2(0.1, -0.5))
const across = float(0.8).sub(far).div(0.16)
const bow = smoothstep(0, 0.12, across).mul(smoothstep(1, 0.8, across))
const air = mix(vec3(0.72, 0.8, 0.85), vec3(0.4, 0.55, 0.72), uv.y)
const bright = mix(air.mul(1.12), air, smoothstep(0.64, 0.66, far))
const sky = mix(bright, hue2rgb(across.mul(0.78)), bow.mul(0.55))

const hill = valueNoise(p.x.mul(2).add(3)).mul(0.25).sub(0.38)
const field = mix(
  vec3(0.2, 0.4, 0.2),
  vec3(0.5, 0.65, 0.3),
  hill.sub(p.y).mul(4).saturate(),
)

export const fragment = vec4(mix(sky, field, drawFill(p.y, hill, px)), 1)
