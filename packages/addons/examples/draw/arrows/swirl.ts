import { drawArrows } from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The field, asked for the middle of the cell that the pixel is in.
const cells = 10
const at = p.mul(cells).floor().add(0.5).div(cells)
const swirl = vec2(at.y.negate(), at.x).div(at.length().add(0.15))
const arrows = drawArrows(p, swirl, cells, 0.008)

const calm = vec3(0.97, 0.95, 0.9)
const ink = mix(
  vec3(0.1, 0.3, 0.55),
  vec3(0.85, 0.25, 0.2),
  swirl.length(),
)

export const fragment = vec4(mix(calm, ink, arrows), 1)
