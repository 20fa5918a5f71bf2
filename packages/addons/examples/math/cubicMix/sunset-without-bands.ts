import { cubicMix } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// Three blends, one above the other, without an edge where they meet.
const haze = cubicMix(
  vec3(1, 0.8, 0.45),
  vec3(0.95, 0.42, 0.36),
  uv.y.mul(3),
)
const rose = cubicMix(haze, vec3(0.5, 0.27, 0.5), uv.y.sub(0.25).mul(2.6))
const sky = cubicMix(rose, vec3(0.1, 0.12, 0.3), uv.y.sub(0.55).mul(2.3))

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sun = vec2(0.3, time.mul(0.2).sin().mul(0.03).sub(0.17))
const glow = exp(p.distance(sun).sub(0.07).max(0).mul(-20))
const far = smoothstep(
  0.004,
  0,
  uv.y.sub(uv.x.mul(7).sin().mul(0.03).add(0.17)),
)
const near = uv.y.sub(uv.x.mul(4).add(2).sin().mul(0.05).add(0.09))

export const fragment = vec4(
  mix(
    mix(
      sky.add(vec3(0.9, 0.7, 0.4).mul(glow)),
      vec3(0.45, 0.2, 0.3),
      far,
    ),
    vec3(0.12, 0.07, 0.14),
    smoothstep(0.004, 0, near),
  ),
  1,
)
