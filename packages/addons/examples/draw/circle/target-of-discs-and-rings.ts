import { drawCircle } from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// In a fragment the size of a pixel need not be given.
const straw = mix(
  vec3(0.85, 0.74, 0.5),
  vec3(0.76, 0.62, 0.38),
  drawCircle(p, 0.47),
)
const colours = [
  vec3(0.96),
  vec3(0.12),
  vec3(0.2, 0.55, 0.85),
  vec3(0.88, 0.22, 0.2),
  vec3(0.98, 0.82, 0.25),
]
const target = colours.reduce<Vec3>(
  (below, colour, i) =>
    mix(below, colour, drawCircle(p, 0.43 - 0.085 * i)),
  straw,
)
const lines = drawCircle(p, 0.3875, 0.004).max(
  drawCircle(p, 0.045, 0.004),
)
const marked = mix(target, vec3(0.45), lines)

// Two arrows have hit.
const hits = drawCircle(p.sub(vec2(0.04, 0.06)), 0.014).max(
  drawCircle(p.sub(vec2(-0.16, -0.05)), 0.014),
)
export const fragment = vec4(mix(marked, vec3(0.05, 0.2, 0.12), hits), 1)
