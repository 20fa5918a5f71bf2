import { drawFill, pow2, rectSDF } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const from = p.sub(vec2(0.35, 0.2))

// Half of the way from the bulb leaves a quarter of its light.
const light = pow2(float(1).sub(from.length().div(1.1)).saturate())
const reach = from.y.mul(-0.9).add(0.1)
const cone = smoothstep(0, 0.12, reach.sub(from.x.abs()))
const isDesk = smoothstep(-0.318, -0.322, p.y)
const surface = mix(vec3(0.55, 0.6, 0.75), vec3(0.8, 0.45, 0.25), isDesk)
const lit = surface
  .mul(vec3(0.16, 0.17, 0.26))
  .add(surface.mul(vec3(1.5, 1.15, 0.7)).mul(light).mul(cone))

const width = from.y.mul(-0.5).add(0.1)
const shade = from.x.abs().sub(width).max(from.y.sub(0.06).abs().sub(0.1))
const rod = rectSDF(from.sub(vec2(0, 0.3)), vec2(0.006, 0.18), 0)

export const fragment = vec4(
  mix(lit, vec3(0.85, 0.32, 0.2), drawFill(shade.min(rod), 0, 0.004)),
  1,
)
