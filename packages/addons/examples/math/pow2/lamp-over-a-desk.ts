import { drawFill, pow2, rectSDF } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const from = p.sub(vec2(0.25, 0.24))

// Half of the way from the bulb leaves a quarter of its light.
const light = pow2(float(1).sub(from.length().div(1.05)).saturate())
const reach = from.y.mul(-0.95).add(0.1)
const cone = smoothstep(-0.02, 0.2, reach.sub(from.x.abs()))
const glow = light.mul(cone.mul(0.85).add(0.15))

let room = mix(
  vec3(0.5, 0.55, 0.68),
  vec3(0.75, 0.42, 0.22),
  drawFill(p.y, -0.3, 0.004),
)
const covers = [
  vec3(0.8, 0.3, 0.25),
  vec3(0.9, 0.75, 0.4),
  vec3(0.3, 0.5, 0.5),
]
for (const [i, cover] of covers.entries()) {
  const place = vec2(0.02 + i * 0.035, -0.278 + i * 0.044)
  const book = rectSDF(p.sub(place), vec2(0.2 - i * 0.03, 0.02), 0.006)
  room = mix(room, cover, drawFill(book, 0, 0.004))
}
const lit = room.mul(
  vec3(0.2, 0.21, 0.32).add(vec3(2.6, 1.9, 1.1).mul(glow)),
)

const width = from.y.mul(-0.5).add(0.1)
const shade = from.x.abs().sub(width).max(from.y.sub(0.06).abs().sub(0.1))
const rod = rectSDF(from.sub(vec2(0, 0.3)), vec2(0.006, 0.18), 0)

export const fragment = vec4(
  mix(lit, vec3(0.85, 0.32, 0.2), drawFill(shade.min(rod), 0, 0.004)),
  1,
)
