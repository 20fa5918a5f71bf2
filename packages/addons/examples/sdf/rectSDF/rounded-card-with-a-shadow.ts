import { drawFill, rectSDF, smootherstep } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const card = vec2(0.3, 0.2)

const shadow = smootherstep(
  0.12,
  -0.04,
  rectSDF(p.add(vec2(0, 0.04)), card, 0.06),
).mul(0.35)
const desk = vec3(0.85, 0.88, 0.92).mul(float(1).sub(shadow))
const paper = drawFill(rectSDF(p, card, 0.06), 0, px)

export const fragment = vec4(mix(desk, vec3(1), paper), 1)
