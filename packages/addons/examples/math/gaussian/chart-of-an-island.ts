import { gaussian, gnoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = p.add(vec2(gnoise(p.mul(4)), gnoise(p.mul(4).add(9))).mul(0.05))

// Every hill is a bell: where it stands, how wide, how high.
const height = gaussian(q.sub(vec2(-0.3, 0.08)), 0.16)
  .add(gaussian(q.sub(vec2(0.22, -0.12)), 0.22).mul(0.8))
  .add(gaussian(q.sub(vec2(0.42, 0.26)), 0.08).mul(0.55))
  .add(gaussian(q.sub(vec2(-0.62, -0.3)), 0.06).mul(0.45))
const level = height.sub(0.3).mul(16)

const land = mix(
  vec3(0.93, 0.86, 0.62),
  vec3(0.62, 0.45, 0.3),
  level.div(11),
)
const sea = mix(
  vec3(0.75, 0.88, 0.9),
  vec3(0.35, 0.6, 0.72),
  level.div(-5),
)
const shore = smoothstep(-0.04, 0.04, level)
const fromLine = level.sub(0.5).fract().sub(0.5).abs()
const fine = smoothstep(0.1, 0.02, fromLine).mul(0.4)
const coast = smoothstep(0.16, 0.04, level.abs()).mul(0.8)
const ink = vec3(0.25, 0.2, 0.18)

export const fragment = vec4(
  mix(
    mix(sea, land, shore),
    ink,
    fine.mul(float(0.4).add(shore)).max(coast),
  ),
  1,
)
