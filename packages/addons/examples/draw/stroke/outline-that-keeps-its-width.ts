import { drawStroke, rectSDF } from '@kirari/addons'
import { float, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const d = rectSDF(p, vec2(0.4, 0.25), 0.1)

// Three pixels, whatever the size of the picture.
export const fragment = vec4(vec3(drawStroke(d, 0, px.mul(3), px)), 1)
