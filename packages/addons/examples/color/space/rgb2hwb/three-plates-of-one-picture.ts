import { fbm, rgb2hwb } from '@kirari/addons'
import {
  fract, mix, resolution, smoothstep, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const height = fbm(vec3(p.mul(1.7), time.mul(0.02)), 4)

// Land and sea, darker with height and with depth.
const sea = mix(
  vec3(0.45, 0.8, 0.85),
  vec3(0.02, 0.12, 0.35),
  height.mul(-2.2),
)
const land = mix(
  vec3(0.93, 0.86, 0.6),
  vec3(0.12, 0.22, 0.1),
  height.mul(2),
)
const map = mix(sea, land, step(0, height))

// Lines of equal blackness; the colour between them comes in steps.
const black = rgb2hwb(map).z.mul(14)
const line = smoothstep(0.16, 0.06, fract(black))
const shade = black.floor().div(14).mul(0.5)

export const fragment = vec4(
  mix(
    map.mul(shade.mul(-1).add(1.15)).min(1),
    vec3(0.08, 0.07, 0.1),
    line.mul(0.8),
  ),
  1,
)
