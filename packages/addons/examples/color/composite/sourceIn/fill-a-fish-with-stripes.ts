import {
  compositeSourceIn, compositeSourceOver, drawFill,
} from '@kirari/addons'
import {
  float, length, max, mix, resolution, sin, smoothstep, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.46, 0.5)).mul(resolution).mul(px)

const body = max(
  length(p.sub(vec2(0, 0.3))),
  length(p.add(vec2(0, 0.3))),
).sub(0.5)
const tail = max(p.x.sub(0.55), p.y.abs().sub(p.x.sub(0.3).mul(0.8)))
const shape = vec4(drawFill(body.min(tail), 0, px))

const wave = sin(p.x.mul(38).add(p.y.mul(p.y).mul(30)))
const tone = smoothstep(-0.1, 0.1, wave)
const stripes = vec4(
  mix(vec3(0.95, 0.45, 0.1), vec3(1, 0.95, 0.85), tone),
  1,
)
const eye = vec4(0.05, 0.05, 0.1, 1).mul(
  drawFill(p.distance(vec2(-0.27, 0.03)), 0.025, px),
)

const fish = compositeSourceIn(stripes, shape)
export const fragment = compositeSourceOver(
  eye,
  compositeSourceOver(fish, vec4(0.1, 0.4, 0.5, 1)),
)
