import { blendDarkerColor } from '@kirari/addons'
import {
  atan2, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A red sun with rays, from cream to dark red outwards.
const q = p.sub(vec2(0.1, -0.2))
const turn = atan2(q.y, q.x.add(1e-5)).mul(9).add(time.mul(0.3)).sin()
const rays = smoothstep(-0.08, 0.08, turn)
const sun = smoothstep(0.215, 0.21, q.length())
const first = mix(
  mix(vec3(0.98, 0.9, 0.72), vec3(0.93, 0.55, 0.3), rays),
  vec3(0.82, 0.2, 0.18),
  sun,
)

// Waves in blue, each brighter at its crest.
const tide = p.y.mul(5.5).add(p.x.mul(5).add(time.mul(0.4)).sin().mul(0.5))
const depth = tide.fract()
const wave = mix(vec3(0.08, 0.22, 0.42), vec3(0.75, 0.93, 0.92), depth)

export const fragment = vec4(blendDarkerColor(first, wave), 1)
