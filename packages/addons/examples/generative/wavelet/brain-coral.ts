import { wavelet } from '@kirari/addons'
import {
  mix, resolution, smoothstep, sqrt, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.42)).mul(resolution).div(resolution.y)
const r = p.length()
const up = sqrt(r.mul(r).mul(-4.6).add(1).max(0))
// Over the dome: places near its rim are further apart than
// they look.
const over = p.div(up.mul(0.55).add(0.45)).mul(5)
const fold = (at: typeof over) =>
  smoothstep(-0.35, 0.5, wavelet(at, 0.6, 1.6))
const height = fold(over)
const light = fold(over.add(vec2(0.07, -0.1)))
  .sub(height)
  .mul(-0.5)
const groove = mix(vec3(0.3, 0.14, 0.2), vec3(0.9, 0.55, 0.42), height)
const ball = groove
  .add(light)
  .mul(up.mul(0.75).add(p.y.mul(0.7)).add(0.25))
const depth = mix(vec3(0.02, 0.16, 0.27), vec3(0.14, 0.52, 0.62), uv.y)
// Light that falls through the waves above.
const ray = wavelet(
  vec2(uv.x.mul(5).add(uv.y.mul(1.6)), 2),
  time.mul(0.8),
  0.5,
).max(0)
const sea = depth.add(vec3(0.2, 0.35, 0.3).mul(ray.mul(uv.y).mul(0.5)))
const floor = mix(
  vec3(0.55, 0.6, 0.5),
  vec3(0.25, 0.4, 0.42),
  smoothstep(0, 0.24, uv.y),
)
const sand = mix(
  floor,
  floor.mul(0.5),
  smoothstep(0.7, 0.35, p.add(vec2(0, 0.36)).mul(vec2(1, 3)).length()),
)
const bed = mix(
  sand,
  sea,
  smoothstep(0.19, 0.23, uv.y.add(p.x.mul(3).sin().mul(0.015))),
)
const coral = ball.add(
  vec3(0.25, 0.3, 0.2).mul(ray.mul(height).mul(up).mul(0.35)),
)

export const fragment = vec4(
  mix(
    bed,
    coral,
    smoothstep(0.462, 0.455, r).mul(smoothstep(-0.3, -0.29, p.y)),
  ),
  1,
)
