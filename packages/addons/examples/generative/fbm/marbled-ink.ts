import { fbm } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(2)
const drift = time.mul(0.05)
// Ink moves with the water, and the water with
// itself: noise looked at where noise says.
const water = vec2(fbm(vec3(p, drift), 4), fbm(vec3(p.add(5.2), drift), 4))
const ink = fbm(vec3(p.add(water.mul(2.2)), drift), 5)
const paper = vec3(0.95, 0.92, 0.85)
const blue = mix(
  vec3(0.09, 0.16, 0.34),
  vec3(0.24, 0.45, 0.62),
  smoothstep(-0.5, 0.6, water.x),
)
const washed = mix(paper, blue, smoothstep(-0.16, 0.34, ink))
const veins = smoothstep(0.04, 0, ink.sub(0.05).abs())

export const fragment = vec4(
  mix(washed, vec3(0.86, 0.62, 0.3), veins.mul(0.6)),
  1,
)
