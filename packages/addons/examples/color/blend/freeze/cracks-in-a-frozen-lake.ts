import { blendFreeze, fbm, worley } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const deep = p.add(vec2(time.mul(0.02), 0))

// Sunlight in the ice, over dark water.
const cloud = fbm(deep.mul(2.5), 3).mul(0.5).add(0.5)
const ice = mix(vec3(0.42, 0.66, 0.76), vec3(0.82, 0.93, 0.95), cloud)

// Cracks run between the cells of two sizes, with their shadows below.
const crack = (size: number, width: number) => {
  const cells = worley(p.mul(size).add(fbm(p.mul(6), 2).mul(0.25)))
  return exp(cells.y.sub(cells.x).mul(-width))
}
const lines = crack(2.2, 42).add(crack(6, 30).mul(0.4)).saturate()
const bubbles = smoothstep(0.12, 0.1, worley(deep.mul(11)).x).mul(0.5)
const depth = smoothstep(1.1, 0.1, p.sub(vec2(-0.3, 0.1)).length())
const white = mix(
  vec3(0.3, 0.26, 0.34),
  vec3(0.55, 0.66, 0.74),
  depth.mul(cloud.add(0.3)),
)
const layer = mix(white, vec3(1), lines.add(bubbles).saturate())

export const fragment = vec4(blendFreeze(ice, layer), 1)
