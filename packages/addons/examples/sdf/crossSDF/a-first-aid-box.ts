import { crossSDF, drawFill, drawStroke, rectSDF } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px).add(vec2(0, 0.05))

const box = rectSDF(p, vec2(0.46, 0.3), 0.06)
const handle = rectSDF(p.sub(vec2(0, 0.3)), vec2(0.15, 0.08), 0.05)
const cross = crossSDF(p, vec2(0.19, 0.065))

const wall = mix(vec3(0.72, 0.82, 0.83), vec3(0.9, 0.94, 0.93), uv.y)
const grip = mix(
  wall,
  vec3(0.25, 0.3, 0.33),
  drawStroke(handle, 0, 0.04, px),
)
const light = uv.y.mul(0.25).add(0.8)
const lid = mix(
  grip,
  vec3(0.13, 0.52, 0.36).mul(light),
  drawFill(box, 0, px),
)
const seam = mix(
  lid,
  vec3(0.07, 0.33, 0.23),
  drawFill(box, 0, px).mul(drawStroke(p.y, 0.2, 0.008, px)),
)
const rim = mix(
  seam,
  vec3(0.07, 0.33, 0.23),
  drawStroke(cross, 0.02, 0.012, px),
)

export const fragment = vec4(
  mix(rim, vec3(0.98), drawFill(cross.sub(0.008), 0, px)),
  1,
)
