import { smootherstep, valueNoise } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Vec2 } from 'kirari/node'

// A crest as steep on one side as it is gentle on
// the other; its light shows every crease there is.
const height = (p: Vec2) => {
  const along = p.x
    .add(valueNoise(p.mul(vec2(0.7, 1.6))).mul(0.8))
    .mul(0.8)
    .fract()
  return smootherstep(0, 0.72, along).sub(smootherstep(0.66, 1, along))
}
const p = uv.mul(resolution).div(resolution.y).mul(3)
const slope = height(p.add(vec2(0.01, 0.004)))
  .sub(height(p))
  .div(0.011)
const light = float(0.42).sub(slope.mul(0.09)).saturate()

export const fragment = vec4(
  mix(vec3(0.3, 0.14, 0.16), vec3(1, 0.82, 0.55), light.mul(light)),
  1,
)
