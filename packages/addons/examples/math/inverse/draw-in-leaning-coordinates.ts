import { drawFill, rectSDF, safeInverse } from '@kirari/addons'
import {
  float, mat2, mix, resolution, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A shape is drawn where it is put by asking where each pixel comes from.
const lean = mat2(1, 0.2, 0.6, 0.9)
const card = drawFill(
  rectSDF(safeInverse(lean).mul(p), vec2(0.25, 0.2), 0.05),
  0,
  px,
)

export const fragment = vec4(
  mix(vec3(0.09, 0.11, 0.16), vec3(0.4, 0.75, 1), card),
  1,
)
