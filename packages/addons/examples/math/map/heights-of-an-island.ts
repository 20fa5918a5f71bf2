import { fbm, map } from '@kirari/addons'
import {
  fwidth, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const shape = fbm(p.mul(2.4).add(vec2(3.1, 7.4)), 4)
const metres = map(
  shape.sub(p.mul(vec2(0.75, 1.2)).length().mul(0.9)),
  -0.4,
  0.55,
  -800,
  2400,
)

// The sea and the land have a scale of colours each.
const depth = map(metres, -800, 0, 1, 0, true)
const height = map(metres, 0, 1700, 0, 1, true)
const tide = time.mul(1.5).sin().mul(0.01)
const sea = mix(
  vec3(0.55, 0.8, 0.82),
  vec3(0.1, 0.28, 0.48),
  depth.add(tide),
)
const low = mix(
  vec3(0.62, 0.72, 0.45),
  vec3(0.93, 0.86, 0.62),
  height.mul(2),
)
const land = mix(
  low,
  vec3(0.6, 0.38, 0.26),
  height.mul(2).sub(1).saturate(),
)

const lines = metres.div(200)
const line = lines.sub(0.5).fract().sub(0.5).abs().div(fwidth(lines))
const ink = smoothstep(1.1, 0.3, line).mul(smoothstep(-400, 200, metres))
const map2d = mix(sea, land, smoothstep(-12, 12, metres))

export const fragment = vec4(mix(map2d, map2d.mul(0.6), ink.mul(0.7)), 1)
