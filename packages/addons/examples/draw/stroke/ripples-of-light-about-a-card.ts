import { drawFill, drawStroke, rectSDF } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const d = rectSDF(p, vec2(0.22, 0.14), 0.05)

let light = vec3(0.03, 0.04, 0.08)
for (const ring of [0, 1, 2, 3, 4, 5]) {
  // Each ripple runs out from the edge, thinner and fainter on its way.
  const way = time
    .mul(0.12)
    .add(ring / 6)
    .fract()
  const line = drawStroke(d, way.mul(0.45), way.mul(-0.02).add(0.022))
  const tint = mix(vec3(1, 0.75, 0.4), vec3(0.25, 0.5, 1), way)
  light = light.add(tint.mul(line).mul(way.mul(-1).add(1)))
}

export const fragment = vec4(
  mix(light, vec3(0.96, 0.94, 0.9), drawFill(d)),
  1,
)
