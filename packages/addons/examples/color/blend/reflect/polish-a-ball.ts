import { blendReflect, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const shade = float(1).sub(
  smoothstep(0, 0.75, p.distance(vec2(-0.1, 0.15))),
)
const paint = mix(vec3(0.16, 0.04, 0.1), vec3(0.85, 0.3, 0.25), shade)
const light = float(1)
  .sub(smoothstep(0.02, 0.3, p.distance(vec2(-0.13, 0.16))))
  .mul(0.95)
const ball = drawFill(p.length(), 0.36, px)

export const fragment = vec4(
  mix(vec3(0.9, 0.88, 0.86), blendReflect(paint, vec3(light)), ball),
  1,
)
