import { gnoise, voronoiBorder } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// Looking over the plain: plates of mud shrink towards the
// horizon.
const x = uv.x.sub(0.5).mul(resolution.x).div(resolution.y)
const horizon = 0.74
const depth = uv.y.negate().add(horizon).max(0.004)
const plain = vec2(x, 1)
  .div(depth)
  .mul(0.85)
  .add(vec2(3, time.mul(0.05)))
const rough = gnoise(plain.mul(5)).mul(0.03)
const border = voronoiBorder(plain, 0.9).add(rough)
const height = smoothstep(0.02, 0.13, border)
const lit = smoothstep(
  0.02,
  0.13,
  voronoiBorder(plain.add(vec2(-0.04, 0.05)), 0.9).add(rough),
).sub(height)
const mud = mix(
  vec3(0.66, 0.5, 0.36),
  vec3(0.8, 0.64, 0.47),
  gnoise(plain.mul(1.3)).add(0.5),
)
const plate = mix(vec3(0.13, 0.08, 0.06), mud, height).add(lit.mul(0.4))
const haze = smoothstep(0.3, 0, depth)
const dry = mix(plate, vec3(0.93, 0.8, 0.66), haze.mul(0.75))
const sun = smoothstep(
  0.075,
  0.07,
  vec2(x.sub(0.3), uv.y.sub(0.86)).length(),
)
const sky = mix(
  mix(
    vec3(0.97, 0.85, 0.7),
    vec3(0.45, 0.68, 0.82),
    smoothstep(horizon, 1.05, uv.y),
  ),
  vec3(1, 0.97, 0.85),
  sun,
)

export const fragment = vec4(
  mix(dry, sky, smoothstep(horizon - 0.002, horizon + 0.002, uv.y)),
  1,
)
