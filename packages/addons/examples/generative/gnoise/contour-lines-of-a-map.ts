import { gnoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(2.5)
const land = (at: typeof p) =>
  gnoise(vec3(at, time.mul(0.06))).add(gnoise(vec3(at.mul(2), 7)).mul(0.4))
const height = land(p)
// How fast the ground rises, so that lines
// are equally thin on slopes and on plains.
const slope = vec2(land(p.add(vec2(0.01, 0))), land(p.add(vec2(0, 0.01))))
  .sub(height)
  .length()
  .mul(100)
const line = (spacing: number, width: number) => {
  const away = height
    .div(spacing)
    .add(0.5)
    .fract()
    .sub(0.5)
    .abs()
    .mul(spacing)
  return smoothstep(
    float(width * 1.6),
    float(width),
    away.div(slope.add(0.15)),
  )
}
const tint = mix(
  vec3(0.85, 0.9, 0.8),
  vec3(0.97, 0.92, 0.8),
  smoothstep(-0.2, 0.5, height),
)
const ground = mix(
  vec3(0.72, 0.85, 0.93),
  tint,
  smoothstep(-0.26, -0.24, height),
)
const inked = mix(
  ground,
  vec3(0.62, 0.42, 0.24),
  line(0.08, 0.008).mul(0.45).max(line(0.4, 0.012).mul(0.9)),
)

export const fragment = vec4(inked, 1)
