import { drawFill, drawStroke, lineSDF, triSDF } from '@kirari/addons'
import { min, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.44)).mul(resolution).div(resolution.y)

// A smaller triangle, grown by a radius: its corners become round.
const plate = triSDF(p, 0.36).sub(0.07)
const mark = min(
  lineSDF(p, vec2(0, 0.16), vec2(0, 0.02)).sub(0.028),
  lineSDF(p, vec2(0, -0.08), vec2(0, -0.08)).sub(0.033),
)
const sky = mix(vec3(0.72, 0.8, 0.86), vec3(0.35, 0.52, 0.7), uv.y)
const yellow = mix(sky, vec3(1, 0.78, 0.1), drawFill(plate))
const ink = drawStroke(plate, -0.045, 0.022).max(drawFill(mark))

export const fragment = vec4(mix(yellow, vec3(0.08, 0.08, 0.1), ink), 1)
