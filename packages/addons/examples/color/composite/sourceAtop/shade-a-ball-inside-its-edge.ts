import {
  compositeSourceAtop, compositeSourceOver, drawFill,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const room = vec4(
  mix(vec3(0.75, 0.85, 0.9), vec3(0.9, 0.95, 0.97), uv.y),
  1,
)

const ball = vec4(0.9, 0.3, 0.25, 1).mul(drawFill(p.length(), 0.32, px))

// Both are larger than the ball, and end where it ends.
const far = p.distance(vec2(-0.14, 0.16))
const shade = vec4(0.25, 0, 0.2, 1).mul(
  smoothstep(0.12, 0.6, far).mul(0.8),
)
const shine = vec4(1, 0.9, 0.8, 1).mul(smoothstep(0.2, 0, far).mul(0.8))

export const fragment = compositeSourceOver(
  compositeSourceAtop(shine, compositeSourceAtop(shade, ball)),
  room,
)
